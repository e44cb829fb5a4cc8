import type { ReactNode } from 'react';
import paperStyles from '@/components/PaperStack.module.css';
import styles from './ReleasedSheetLayout.module.css';

interface ReleasedSheetLayoutProps {
  title: string;
  /** Says whether the sheet was released whole, in part, or not at all. */
  status: string;
  children: ReactNode;
}

export function ReleasedSheetLayout({ title, status, children }: ReleasedSheetLayoutProps) {
  return (
    <section className={`${paperStyles.document} ${styles.photocopy}`}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.status}>{status}</p>
      {children}
    </section>
  );
}
