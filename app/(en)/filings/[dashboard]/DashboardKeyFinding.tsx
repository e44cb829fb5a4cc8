import type { Dashboard } from '@/content/dashboards/dashboard';
import { dashboardWords } from '@/content/dashboards/dashboardWords';
import typography from '@/components/Typography.module.css';
import styles from './DashboardKeyFinding.module.css';

export function DashboardKeyFinding({
  finding,
  coverage,
}: Pick<Dashboard, 'finding' | 'coverage'>) {
  return (
    <div className={styles.box}>
      <p className={styles.label}>{dashboardWords.finding}</p>
      <p className={styles.finding}>{finding}</p>
      <p className={typography.small}>{coverage}</p>
    </div>
  );
}
