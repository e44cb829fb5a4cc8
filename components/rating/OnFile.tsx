import type { RatingWords } from '@/content/rating';
import { fill } from '../fill';
import styles from './OnFile.module.css';
import { Received } from './Received';

/** The canary copy of a rating, in place of the scale. */
export function OnFile({ words, rating }: { words: RatingWords; rating: number }) {
  return (
    <div className={styles.copy}>
      <div>
        <p className={styles.title}>{words.alreadyRated}</p>
        <p className={styles.rating}>{fill(words.yourRating, { rating })}</p>
      </div>
      <Received words={words} rating={rating} />
    </div>
  );
}
