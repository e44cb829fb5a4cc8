import type { RatingWords } from '@/content/rating';
import { fill } from '@/components/fill';
import styles from './ExistingRating.module.css';
import { ReceivedStamp } from './ReceivedStamp';

/** Shown in place of the scale for a person already rated: the rating in words, and a stamp with it. */
export function ExistingRating({ words, rating }: { words: RatingWords; rating: number }) {
  return (
    <div className={styles.copy}>
      <div>
        <p className={styles.title}>{words.alreadyRated}</p>
        <p className={styles.rating}>{fill(words.yourRating, { rating })}</p>
      </div>
      <ReceivedStamp words={words} rating={rating} />
    </div>
  );
}
