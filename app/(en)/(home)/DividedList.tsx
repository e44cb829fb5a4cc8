import type { ReactNode } from 'react';
import styles from './DividedList.module.css';

interface ListEntry {
  id: string;
  above?: ReactNode;
  title: string;
  url?: string;
  below?: string;
}

export function DividedList({ entries }: { entries: readonly ListEntry[] }) {
  return (
    <ul role="list">
      {entries.map(({ id, above, title, url, below }) => (
        <li key={id} className={styles.entry}>
          {above && <p className={styles.above}>{above}</p>}
          <h3 className={styles.title}>{url ? <a href={url}>{title}</a> : title}</h3>
          {below && <p>{below}</p>}
        </li>
      ))}
    </ul>
  );
}
