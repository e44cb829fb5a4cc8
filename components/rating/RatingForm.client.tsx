'use client';

import { type SubmitEvent, useState } from 'react';
import type { RatingWords } from '@/content/rating';
import { Button } from '../Button';
import styles from './RatingForm.module.css';
import { highestRating, lowestRating } from './votes';

const ratings = Array.from(
  { length: highestRating - lowestRating + 1 },
  (_, step) => lowestRating + step,
);

interface RatingFormProps {
  words: RatingWords;
  onSubmit: (rating: number) => void;
}

/**
 * The radios belong to the browser, not to React: what was chosen before the scripts arrived is
 * still chosen after, and is read when the form is submitted.
 */
export function RatingForm({ words, onSubmit }: RatingFormProps) {
  const [chosen, setChosen] = useState(false);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const rating = Number(new FormData(event.currentTarget).get('rating'));
    if (rating) onSubmit(rating);
  };

  return (
    <form
      className={styles.form}
      method="dialog"
      autoComplete="off"
      onSubmit={submit}
      onChange={() => setChosen(true)}
      ref={(form) => setChosen(form?.querySelector(':checked') != null)}
    >
      <fieldset aria-describedby="rating-hint">
        <legend className={styles.legend}>{words.question}</legend>
        <div className={styles.scale}>
          {ratings.map((rating) => (
            <label key={rating} className={styles.cell}>
              <input className={styles.radio} type="radio" name="rating" value={rating} />
              <span>{rating}</span>
            </label>
          ))}
        </div>
        <div className={styles.ends} aria-hidden="true">
          <span>{words.lowest}</span>
          <span>{words.highest}</span>
        </div>
      </fieldset>
      <p className={styles.hint} id="rating-hint">
        {words.hint}
      </p>
      <Button look="primary" type="submit" aria-disabled={!chosen}>
        {words.submit}
      </Button>
      <p className={styles.burden}>{words.burden}</p>
    </form>
  );
}
