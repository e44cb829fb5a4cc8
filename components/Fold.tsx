import type { ReactNode } from 'react';
import styles from './Fold.module.css';

interface FoldProps {
  summary: string;
  /** Whether it lies open wherever there is room for it. */
  phonesOnly?: boolean;
  children: ReactNode;
}

/** What is long is opened by who wants it; find-in-page and paper open it by themselves. */
export function Fold({ summary, phonesOnly, children }: FoldProps) {
  return (
    <details className={phonesOnly ? `${styles.fold} ${styles.phone}` : styles.fold}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}
