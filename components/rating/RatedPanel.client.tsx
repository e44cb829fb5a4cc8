'use client';

import type { RatingWords } from '@/content/rating';
import { fill } from '../fill';
import styles from './RatedPanel.module.css';

interface RatedPanelProps {
  words: RatingWords;
  rating: number;
  isLast: boolean;
  onNext: () => void;
  onChange: () => void;
}

/** In place of the form, for a person who has a rating on file. */
export function RatedPanel({ words, rating, isLast, onNext, onChange }: RatedPanelProps) {
  return (
    <div className={styles.panel} data-rating={rating}>
      <p className={styles.title}>{words.alreadyRated}</p>
      <p className={styles.rating}>{fill(words.yourRating, { rating })}</p>
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.next}
          aria-disabled={isLast}
          onClick={isLast ? undefined : onNext}
        >
          {words.nextPerson}
        </button>
        <button type="button" className={styles.change} onClick={onChange}>
          {words.change}
        </button>
      </div>
    </div>
  );
}
