import type { ReactNode } from 'react';
import { TextWithSymbols } from './TextWithSymbols';
import styles from './PageHeader.module.css';

/** Only papers have an official name, above the h1. */
export function PageHeader({
  officialName,
  title,
  lead,
  children,
}: {
  officialName?: string;
  title: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <header className={styles.header}>
      {officialName && <p className={styles.officialName}>{officialName}</p>}
      <h1>
        <TextWithSymbols text={title} />
      </h1>
      {lead && (
        <p className={styles.lead}>
          <TextWithSymbols text={lead} />
        </p>
      )}
      {children}
    </header>
  );
}
