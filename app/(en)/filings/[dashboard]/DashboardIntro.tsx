import type { ReactNode } from 'react';
import styles from './DashboardIntro.module.css';

/** The first part of a dashboard page: its heading and text, with the lead figure beside them. */
export function DashboardIntro({ figure, children }: { figure: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.lead}>
      <div className={styles.text}>{children}</div>
      {figure}
    </div>
  );
}
