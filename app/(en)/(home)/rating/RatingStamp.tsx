import type { RatingWords } from '@/content/rating';
import styles from './RatingStamp.module.css';

/** Hidden from screen readers: a text beside it has the number. */
export function RatingStamp({ words, rating }: { words: RatingWords; rating: number }) {
  return (
    <span className={styles.stamp} aria-hidden="true">
      {words.stamp}
      <span className={styles.number}>{rating}</span>
    </span>
  );
}
