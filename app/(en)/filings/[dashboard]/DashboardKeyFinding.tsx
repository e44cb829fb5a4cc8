import typography from '@/components/Typography.module.css';
import styles from './DashboardKeyFinding.module.css';

export function DashboardKeyFinding({
  label,
  finding,
  coverage,
}: {
  label: string;
  finding: string;
  coverage: string;
}) {
  return (
    <div className={styles.box}>
      <p className={styles.label}>{label}</p>
      <p className={styles.finding}>{finding}</p>
      <p className={typography.small}>{coverage}</p>
    </div>
  );
}
