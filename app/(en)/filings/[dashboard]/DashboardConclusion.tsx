import styles from './DashboardConclusion.module.css';

/** A box with the conclusion of a whole dashboard in one sentence, and the period its figures cover. */
export function DashboardConclusion({
  label,
  finding,
  coverage,
}: {
  label: string;
  finding: string;
  coverage: string;
}) {
  return (
    <aside className={styles.box} aria-label={label}>
      <p className={styles.label}>{label}</p>
      <p className={styles.finding}>{finding}</p>
      <p className={styles.coverage}>{coverage}</p>
    </aside>
  );
}
