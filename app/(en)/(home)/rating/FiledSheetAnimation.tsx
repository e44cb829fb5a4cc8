import type { RatingWords } from '@/content/rating';
import styles from './FiledSheetAnimation.module.css';
import { RatingStamp } from './RatingStamp';

interface FiledSheetAnimationProps {
  name: string;
  rating: number;
  words: RatingWords;
}

/**
 * Animates a sheet with the rated person's name over the rating card, which already shows the next
 * person: the sheet is stamped, slides down to the filed copies, and disappears.
 */
export function FiledSheetAnimation({ name, rating, words }: FiledSheetAnimationProps) {
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
