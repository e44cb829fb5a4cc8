import type { ReactNode } from 'react';
import styles from './ReleasedSheet.module.css';

interface ReleasedSheetProps {
  title: string;
  /** How much of it was released. */
  status: string;
  children: ReactNode;
}

/** One sheet of paper of the release. */
export function ReleasedSheet({ title, status, children }: ReleasedSheetProps) {
  return (
    <section className={styles.sheet}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.status}>{status}</p>
      {children}
    </section>
  );
}
