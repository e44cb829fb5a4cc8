import type { SummaryCard } from '@/content/dashboards/dashboard';
import styles from './SummaryCards.module.css';

/** Single figures, each with its change on the year before. */
export function SummaryCards({ cards }: { cards: readonly SummaryCard[] }) {
  return (
    <dl className={styles.cards}>
      {cards.map(({ label, value, change }) => (
        <div key={label} className={styles.card}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={styles.change}>{change}</dd>
        </div>
      ))}
    </dl>
  );
}
