import { VotePlan } from '@/components/VotePlan';
import styles from './Vote.module.css';

/** @param vote as in the front matter, `4-1` */
export function Vote({ vote }: { vote: string }) {
  const [ayes = 0, noes = 0] = vote.split('-').map(Number);
  return (
    <span className={styles.vote}>
      <VotePlan ayes={ayes} noes={noes} /> {ayes}–{noes}
    </span>
  );
}
