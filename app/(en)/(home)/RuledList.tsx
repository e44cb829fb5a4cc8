import type { ReactNode } from 'react';
import styles from './RuledList.module.css';

interface Entry {
  id: string;
  above?: ReactNode;
  title: string;
  below?: string;
}

/** Short entries, each with a line above it. */
export function RuledList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul role="list">
      {entries.map(({ id, above, title, below }) => (
        <li key={id} className={styles.entry}>
          {above && <p className={styles.above}>{above}</p>}
          <h3 className={styles.title}>{title}</h3>
          {below && <p>{below}</p>}
        </li>
      ))}
    </ul>
  );
}
