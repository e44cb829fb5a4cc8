'use client';

import { type RefObject, type SubmitEvent, useEffect, useRef } from 'react';
import type { RatingWords } from '@/content/rating';
import { Button } from '@/components/Button';
import { fillTemplate } from '@/components/fillTemplate';
import typography from '@/components/Typography.module.css';
import { RatingStatus } from './RatingStatus';
import { chooseRemark } from './chooseRemark';
import { FirstFindingSlip } from './FirstFindingSlip';
import styles from './RatingForm.module.css';
import { RatingStamp } from './RatingStamp';
import { RatingScale } from './RatingScale.client';
import type { RatingGame } from './useRatingGame.client';

const hintId = 'rating-hint';

/**
 * On phones, brings the stack into view where it fits with the question. Slowly, because the next
 * press of a double click is still meant for the same button.
 */
function showStackBelow(question: Element, stack: Element) {
  const { top, bottom } = question.getBoundingClientRect();
  const below = stack.getBoundingClientRect();
  const fits = below.top > bottom && below.bottom - top <= innerHeight;
  if (fits && !matchMedia('(prefers-reduced-motion: reduce)').matches)
    stack.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
}

interface RatingFormProps {
  words: RatingWords;
  game: RatingGame;
  stack: RefObject<HTMLElement | null>;
}

export function RatingForm({ words, game, stack }: RatingFormProps) {
  const {
    people,
    index,
    existingRating,
    ratingOnFile,
    chosen,
    formVersion,
    message,
    firstFinding,
  } = game;
  const form = useRef<HTMLFormElement>(null);
  const question = useRef<HTMLDivElement>(null);
  const isRated = existingRating !== undefined;

  // The pressed button is gone, so the focus moves to the next control, or to the finding.
  useEffect(() => {
    if (formVersion === 0) return;
    const next = form.current?.querySelector<HTMLElement>(
      'h3, fieldset[data-hidden="false"] input, button:not([aria-disabled="true"])',
    );
    next?.focus({ preventScroll: true });
    // Brings the question, the status and the control into view, and scrolls no farther.
    for (const part of [question.current, question.current?.nextElementSibling, next]) {
      part?.scrollIntoView({ block: 'nearest' });
    }
    // The first finding scrolls nothing.
    if (question.current && stack.current && next?.tagName !== 'H3')
      showStackBelow(question.current, stack.current);
  }, [formVersion, stack]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const rating = Number(new FormData(event.currentTarget).get('rating'));
    if (rating) game.submit(rating);
  };

  const goToFirstOpen =
    isRated && !firstFinding && message.lines.length === 0 ? game.goToFirstOpen : undefined;
  const hint = [
    ratingOnFile && fillTemplate(words.recordedRating, { rating: ratingOnFile }),
    chosen ? words.hints[chosen - 1] : ratingOnFile ? words.hintToChange : words.hint,
  ];

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
      {firstFinding && (
        <FirstFindingSlip
          finding={firstFinding}
          words={words}
          rated={game.ratedCount}
          total={people.length}
          onGoOn={game.goOn}
        />
      )}
      <div ref={question} className={styles.question}>
        <RatingScale
          key={`${index} ${formVersion}`}
          words={words}
          isHidden={isRated || firstFinding !== undefined}
          ratingOnFile={ratingOnFile}
          hintId={hintId}
          onChoose={game.choose}
        />
        {isRated && !firstFinding && (
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
      <RatingStatus message={message} isCovered={firstFinding !== undefined}>
        {isRated ? (
          !goToFirstOpen && (
            <p className={styles.note}>
              {chooseRemark(words.walletRemarks, people[index]?.id ?? 0, existingRating)}
            </p>
          )
        ) : (
          <>
            <p id={hintId}>{hint.join(' ').trim()}</p>
            <p className={typography.fine}>{words.burden}</p>
          </>
        )}
      </RatingStatus>
      <div className={styles.actions} data-hidden={firstFinding !== undefined}>
        {isRated ? (
          <>
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
          </>
        ) : (
          <>
            <Button variant="primary" type="submit" aria-disabled={chosen === undefined}>
              {words.submit}
            </Button>{' '}
            {ratingOnFile === undefined ? (
              <span className={styles.office} aria-hidden="true">
                {words.officeUseLabel}
              </span>
            ) : (
              <Button variant="secondary" onClick={game.keep}>
                {fillTemplate(words.keep, { rating: ratingOnFile })}
              </Button>
            )}
          </>
        )}
      </div>
      {goToFirstOpen && (
        <div className={styles.nextOpen}>
          <Button variant="secondary" onClick={goToFirstOpen}>
            {words.nextNotRated}
          </Button>
        </div>
      )}
    </form>
  );
}
