import styles from './Finding.module.css';

/** What a page of figures comes to, in one sentence, and what the figures cover. */
export function Finding({
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
