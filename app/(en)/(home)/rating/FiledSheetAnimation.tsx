import type { RatingWords } from '@/content/rating';
import styles from './FiledSheetAnimation.module.css';
import { RatingStamp } from './RatingStamp';

interface FiledSheetAnimationProps {
  /** The person who was rated. */
  name: string;
  rating: number;
  words: RatingWords;
}

/** Animates the rated person's sheet over the next person's: it is stamped, slides down to the filed copies, and disappears. */
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
