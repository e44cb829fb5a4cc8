import type { ReactNode } from 'react';
import styles from './DashboardIntro.module.css';

export function DashboardIntro({ figure, children }: { figure: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.lead}>
      <div className={styles.text}>{children}</div>
      <div className={styles.text}>{figure}</div>
    </div>
  );
}
