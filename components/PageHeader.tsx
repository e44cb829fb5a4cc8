import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

/** A paper has its official name above the h1. */
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
