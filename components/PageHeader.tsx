import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

/** The h1 of a page, below the official name if it is a paper, and an introduction of one or two sentences. */
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
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </header>
  );
}
