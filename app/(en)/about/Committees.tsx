import type { AdvisoryCommittee } from '@/content/about';
import styles from './Committees.module.css';

export function Committees({ committees }: { committees: readonly AdvisoryCommittee[] }) {
  return (
    <ul className={styles.committees} role="list">
      {committees.map(({ id, name, text }) => (
        <li key={id} className={styles.committee}>
          <h4>{name}</h4>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
