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
      <p className={styles.coverage}>{coverage}</p>
    </div>
  );
}
