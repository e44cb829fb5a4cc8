import type { RatingWords } from '@/content/rating';
import styles from './FiledSheet.module.css';
import { ReceivedStamp } from './ReceivedStamp';

interface FiledSheetProps {
  /** The person who was rated. */
  name: string;
  rating: number;
  words: RatingWords;
}

/** The sheet just rated, over the next one: stamped, it slides onto the copies below and is gone. */
export function FiledSheet({ name, rating, words }: FiledSheetProps) {
  return (
    <div className={styles.clip} aria-hidden="true">
      <div className={styles.sheet}>
        <strong>{name}</strong>
        <div className={styles.stamp}>
          <ReceivedStamp words={words} rating={rating} />
        </div>
      </div>
    </div>
  );
}
