import type { RatingWords } from '@/content/rating';
import { fillTemplate } from '@/components/fillTemplate';
import styles from './ExistingRating.module.css';
import { RatingStamp } from './RatingStamp';

export function ExistingRating({ words, rating }: { words: RatingWords; rating: number }) {
  return (
    <div className={styles.copy}>
      <div>
        <p className={styles.title}>{words.alreadyRated}</p>
        <p className={styles.rating}>{fillTemplate(words.yourRating, { rating })}</p>
      </div>
      <RatingStamp words={words} rating={rating} />
    </div>
  );
}
