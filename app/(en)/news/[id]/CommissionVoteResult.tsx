import { VoteSeatingPlan } from '@/components/VoteSeatingPlan';
import styles from './CommissionVoteResult.module.css';

/** @param vote as in the article's front matter: `4-1`, `2-2-1` */
export function CommissionVoteResult({ vote }: { vote: string }) {
  const [ayes = 0, noes = 0, votesToLeave] = vote.split('-').map(Number);
  return (
    <span className={styles.vote}>
      <VoteSeatingPlan ayes={ayes} noes={noes} votesToLeave={votesToLeave} />{' '}
      {vote.replaceAll('-', '–')}
    </span>
  );
}
