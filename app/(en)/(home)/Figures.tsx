import type { Figure } from '@/content/home';
import styles from './Figures.module.css';

export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ id, value, label, note }) => (
        <div key={id} className={styles.figure}>
          <dt className={styles.label}>
            {label}
            {note && <span className={styles.note}>{note}</span>}
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
