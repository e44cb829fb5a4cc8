'use client';

import type { RatingWords } from '@/content/rating';
import { Button } from '../Button';
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
        <Button look="primary" aria-disabled={isLast} onClick={isLast ? undefined : onNext}>
          {words.nextPerson}
        </Button>
        <Button look="quiet" onClick={onChange}>
          {words.change}
        </Button>
      </div>
    </div>
  );
}
