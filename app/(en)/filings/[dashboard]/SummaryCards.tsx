import type { SummaryCard } from '@/content/dashboards/dashboard';
import { Sparkline } from './Sparkline';
import typography from '@/components/Typography.module.css';
import styles from './SummaryCards.module.css';

export function SummaryCards({ cards }: { cards: readonly SummaryCard[] }) {
  return (
    <dl className={styles.cards}>
      {cards.map(({ label, value, change, spark: { note, names, ...spark } }) => (
        <div key={label} className={styles.card}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={typography.small}>{change}</dd>
          <dd className={styles.note}>{note}</dd>
          <dd aria-hidden="true">
            <Sparkline {...spark} />
            <p className={styles.ends}>
              <span>{names[0]}</span> <span>{names.at(-1)}</span>
            </p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
