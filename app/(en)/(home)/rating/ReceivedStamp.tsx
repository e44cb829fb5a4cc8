import type { RatingWords } from '@/content/rating';
import styles from './ReceivedStamp.module.css';

/** The stamp on a rating. The number stands beside it in words, so it is silent. */
export function ReceivedStamp({ words, rating }: { words: RatingWords; rating: number }) {
  return (
    <span className={styles.stamp} aria-hidden="true">
      {words.stamp}
      <span className={styles.number}>{rating}</span>
    </span>
  );
}
