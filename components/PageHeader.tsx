import type { ReactNode } from 'react';
import { FormattedText } from './FormattedText';
import styles from './PageHeader.module.css';

/** The caption is a line above the h1: the official name of a document, or the number of a module. */
export function PageHeader({
  caption,
  title,
  lead,
  children,
}: {
  caption?: string;
  title: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <header className={styles.pageHeading}>
      {caption && <p className={styles.caption}>{caption}</p>}
      <h1>
        <FormattedText text={title} />
      </h1>
      {lead && (
        <p className={styles.lead}>
          <FormattedText text={lead} />
        </p>
      )}
      {children}
    </header>
  );
}
