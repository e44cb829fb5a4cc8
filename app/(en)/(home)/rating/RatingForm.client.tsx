'use client';

import { type SubmitEvent, useEffect, useRef } from 'react';
import type { RatingWords } from '@/content/rating';
import { Button } from '@/components/Button';
import { RatingStatus } from './RatingStatus';
import { marginNote } from './marginNote';
import { ExistingRating } from './ExistingRating';
import styles from './RatingForm.module.css';
import { RatingScale } from './RatingScale.client';
import { ReceivedStamp } from './ReceivedStamp';
import type { RatingGame } from './useRatingGame.client';

const hintId = 'rating-hint';

/** The numbers, or the rating on file in their place; what came of the last one; what to do next. */
export function RatingForm({ words, game }: { words: RatingWords; game: RatingGame }) {
  const { people, index, onFile, chosen, turn, message } = game;
  const form = useRef<HTMLFormElement>(null);
  const place = useRef<HTMLDivElement>(null);

  // What the visitor pressed is gone once the form changes: the focus goes to the next thing to do.
  useEffect(() => {
    if (turn === 0) return;
    const next = form.current?.querySelector<HTMLElement>(
      '[data-away="false"] input, button:not([aria-disabled="true"])',
    );
    next?.focus({ preventScroll: true });
    // All of it is on the screen, unless the button that was pressed stood at the upper edge.
    for (const part of [place.current, place.current?.nextElementSibling, next]) {
      part?.scrollIntoView({ block: 'nearest' });
    }
  }, [turn]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const rating = Number(new FormData(event.currentTarget).get('rating'));
    if (rating) game.submit(rating);
  };

  return (
    <form ref={form} className={styles.form} method="dialog" autoComplete="off" onSubmit={submit}>
      <div ref={place} className={styles.place}>
        <RatingScale
          key={`${index} ${turn}`}
          words={words}
          away={onFile !== undefined}
          hintId={hintId}
          onChoose={game.choose}
        />
        {onFile !== undefined && <ExistingRating words={words} rating={onFile} />}
      </div>
      <RatingStatus message={message}>
        {onFile === undefined ? (
          <>
            <p id={hintId}>{words.hint}</p>
            <p className={styles.burden}>{words.burden}</p>
          </>
        ) : (
          <p className={styles.note}>
            {marginNote(words.marginNotes, people[index]?.id ?? 0, onFile)}
          </p>
        )}
      </RatingStatus>
      {onFile === undefined ? (
        <div className={styles.actions}>
          <Button variant="primary" type="submit" aria-disabled={chosen === undefined}>
            {words.submit}
          </Button>{' '}
          <span className={styles.office} aria-hidden="true">
            {message.filed !== undefined && chosen === undefined ? (
              <ReceivedStamp words={words} rating={message.filed} />
            ) : (
              words.office
            )}
          </span>
        </div>
      ) : (
        <div className={styles.actions}>
          <Button
            variant="primary"
            aria-disabled={game.isLast}
            onClick={game.isLast ? undefined : game.goOn}
          >
            {words.nextPerson}
          </Button>{' '}
          <Button variant="secondary" onClick={game.reopen}>
            {words.change}
          </Button>
        </div>
      )}
    </form>
  );
}
