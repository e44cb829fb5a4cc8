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
  isHidden: boolean;
  /** Marked as recorded, not as chosen. */
  ratingOnFile: number | undefined;
  hintId: string;
  onChoose: (rating: number) => void;
}

/** Uncontrolled radio buttons keep a rating chosen before hydration; it is read on mount. */
export function RatingScale({ words, isHidden, ratingOnFile, hintId, onChoose }: RatingScaleProps) {
  const scale = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    const checked = scale.current?.querySelector<HTMLInputElement>(':checked');
    if (checked) onChoose(Number(checked.value));
  }, [onChoose]);

  return (
    <fieldset ref={scale} data-hidden={isHidden} aria-describedby={hintId}>
      <legend className={styles.question}>{words.question}</legend>
      <div className={styles.cells}>
        {ratings.map((rating) => (
          <label key={rating} className={styles.cell}>
            <input
              className={styles.radio}
              type="radio"
              name="rating"
              value={rating}
              data-recorded={rating === ratingOnFile || undefined}
              onChange={() => onChoose(rating)}
            />
            {rating}
          </label>
        ))}
      </div>
      <div className={styles.endLabels} aria-hidden="true">
        <span>{words.lowest}</span> <span>{words.highest}</span>
      </div>
    </fieldset>
  );
}
