'use client';

import { useEffect, useRef } from 'react';
import type { RatingWords } from '@/content/rating';
import styles from './RatingScale.module.css';
import { highestRating, lowestRating } from './votes';

const ratings = Array.from(
  { length: highestRating - lowestRating + 1 },
  (_, step) => lowestRating + step,
);

interface RatingScaleProps {
  words: RatingWords;
  /** Keeps its place, and is neither seen nor reached. */
  away: boolean;
  hintId: string;
  onChoose: (rating: number) => void;
}

/**
 * The radios belong to the browser, not to React: what was chosen before the scripts arrived is
 * still chosen after, and is read when they take over.
 */
export function RatingScale({ words, away, hintId, onChoose }: RatingScaleProps) {
  const scale = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    const early = scale.current?.querySelector<HTMLInputElement>(':checked');
    if (early) onChoose(Number(early.value));
  }, [onChoose]);

  return (
    <fieldset className={styles.scale} ref={scale} data-away={away} aria-describedby={hintId}>
      <legend className={styles.question}>{words.question}</legend>
      <div className={styles.cells}>
        {ratings.map((rating) => (
          <label key={rating} className={styles.cell}>
            <input
              className={styles.radio}
              type="radio"
              name="rating"
              value={rating}
              onChange={() => onChoose(rating)}
            />
            <span className={styles.face}>{rating}</span>
          </label>
        ))}
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{words.lowest}</span> <span>{words.highest}</span>
      </div>
    </fieldset>
  );
}
