import type { ReactNode } from 'react';
import styles from './DashboardIntro.module.css';

type IntroParts = Record<'header' | 'figure' | 'children', ReactNode>;

/** The children are below the header and, on narrow screens, below the figure. */
export function DashboardIntro({ header, figure, children }: IntroParts) {
  return (
    <div className={styles.lead}>
      {header}
      <div className={`${styles.text} ${styles.figure}`}>{figure}</div>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
