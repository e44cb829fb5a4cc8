import type { Party } from '@/content/commissioners';
import styles from './Parties.module.css';

export function Parties({ parties }: { parties: readonly Party[] }) {
  return (
    <dl className={styles.parties}>
      {parties.map(({ name, position }) => (
        <div key={name} className={styles.party}>
          <dt className={styles.name}>{name}</dt>
          <dd>{position}</dd>
        </div>
      ))}
    </dl>
  );
}
