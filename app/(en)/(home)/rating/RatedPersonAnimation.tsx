import type { RatingWords } from '@/content/rating';
import styles from './RatedPersonAnimation.module.css';
import { RatingStamp } from './RatingStamp';

interface RatedPersonAnimationProps {
  name: string;
  rating: number;
  words: RatingWords;
}

/**
 * On top of the next person's card, the rated person's sheet is stamped, slides down to the stack,
 * and disappears.
 */
export function RatedPersonAnimation({ name, rating, words }: RatedPersonAnimationProps) {
  return (
    <div className={styles.clip} aria-hidden="true">
      <div className={styles.sheet}>
        <strong>{name}</strong>
        <div className={styles.stamp}>
          <RatingStamp words={words} rating={rating} />
        </div>
      </div>
    </div>
  );
}
