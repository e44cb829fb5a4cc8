'use client';

import { type SubmitEvent, useEffect, useRef } from 'react';
import type { RatingWords } from '@/content/rating';
import { Button } from '@/components/Button';
import { fillTemplate } from '@/components/fillTemplate';
import typography from '@/components/Typography.module.css';
import { RatingStatus } from './RatingStatus';
import { chooseRemark } from './chooseRemark';
import styles from './RatingForm.module.css';
import { RatingStamp } from './RatingStamp';
import { RatingScale } from './RatingScale.client';
import type { RatingGame } from './useRatingGame.client';

const hintId = 'rating-hint';

export function RatingForm({ words, game }: { words: RatingWords; game: RatingGame }) {
  const { people, index, existingRating, chosen, formVersion, message } = game;
  const form = useRef<HTMLFormElement>(null);
  const question = useRef<HTMLDivElement>(null);

  // The pressed button is gone, so the focus moves to the next control.
  useEffect(() => {
    if (formVersion === 0) return;
    const next = form.current?.querySelector<HTMLElement>(
      '[data-hidden="false"] input, button:not([aria-disabled="true"])',
    );
    next?.focus({ preventScroll: true });
    // Brings the question, the status and the control into view, and scrolls no farther.
    for (const part of [question.current, question.current?.nextElementSibling, next]) {
      part?.scrollIntoView({ block: 'nearest' });
    }
  }, [formVersion]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const rating = Number(new FormData(event.currentTarget).get('rating'));
    if (rating) game.submit(rating);
  };

  return (
    <form
      ref={form}
      className={styles.form}
      data-print="no"
      data-show="with-scripts"
      method="dialog"
      autoComplete="off"
      onSubmit={submit}
    >
      <div ref={question} className={styles.question}>
        <RatingScale
          key={`${index} ${formVersion}`}
          words={words}
          isHidden={existingRating !== undefined}
          hintId={hintId}
          onChoose={game.choose}
        />
        {existingRating !== undefined && (
          <div className={styles.existing}>
            <div>
              <p className={typography.itemTitle}>{words.alreadyRated}</p>
              <p className={styles.rating}>
                {fillTemplate(words.yourRating, { rating: existingRating })}
              </p>
            </div>
            <RatingStamp words={words} rating={existingRating} />
          </div>
        )}
      </div>
      <RatingStatus message={message}>
        {existingRating === undefined ? (
          <>
            <p id={hintId}>{words.hint}</p>
            <p className={typography.fine}>{words.burden}</p>
          </>
        ) : (
          <p className={styles.note}>
            {chooseRemark(words.walletRemarks, people[index]?.id ?? 0, existingRating)}
          </p>
        )}
      </RatingStatus>
      {existingRating === undefined ? (
        <div className={styles.actions}>
          <Button variant="primary" type="submit" aria-disabled={chosen === undefined}>
            {words.submit}
          </Button>{' '}
          <span className={styles.office} aria-hidden="true">
            {words.officeUseLabel}
          </span>
        </div>
      ) : (
        <div className={styles.actions}>
          <Button
            variant="primary"
            aria-disabled={game.isLast}
            onClick={game.isLast ? undefined : game.goToNext}
          >
            {words.nextPerson}
          </Button>{' '}
          <Button variant="secondary" onClick={game.change}>
            {words.change}
          </Button>
        </div>
      )}
    </form>
  );
}
