import type { ReactNode } from 'react';
import styles from './ReleasedSheetLayout.module.css';

interface ReleasedSheetLayoutProps {
  title: string;
  /** How much of the sheet was released. */
  status: string;
  children: ReactNode;
}

export function ReleasedSheetLayout({ title, status, children }: ReleasedSheetLayoutProps) {
  return (
    <section className={styles.sheet}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.status}>{status}</p>
      {children}
    </section>
  );
}
