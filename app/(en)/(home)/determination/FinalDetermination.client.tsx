'use client';

import { useEffect, useRef } from 'react';
import { fillTemplate } from '@/components/fillTemplate';
import { GuillocheFrame } from '@/components/GuillocheFrame';
import { RubberStamp } from '@/components/RubberStamp';
import {
  chooseEnclosedPapers,
  determinationWords as words,
} from '@/content/findings/determination';
import type { DeterminationFacts } from '@/content/findings/facts';
import { chooseWalletFinding } from '@/content/findings/rules';
import { formatMeanRating, summarizeRatings } from '@/content/findings/summary';
import type { Person } from '@/content/people';
import { useVotes } from '../rating/VotesProvider.client';
import { DeterminationActions } from './DeterminationActions.client';
import { EnclosedPapers } from './EnclosedPapers';
import styles from './FinalDetermination.module.css';
import { MeanRatingSeal } from './MeanRatingSeal';
import { NextSteps } from './NextSteps';
import { RatingPicture } from './RatingPicture';
import { RatingSummaryFigures } from './RatingSummaryFigures';

export interface FinalDeterminationProps {
  /** Seven or more, in the order of content/people.ts. */
  ratedPeople: readonly { person: Person; rating: number }[];
  /** The number of people who can be rated. */
  total: number;
  facts: DeterminationFacts;
}

const titleId = 'determination-title';

/** Provisional until everyone is rated. */
export function FinalDetermination({ ratedPeople, total, facts }: FinalDeterminationProps) {
  const { isJustCompleted } = useVotes();
  const title = useRef<HTMLHeadingElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const summary = summarizeRatings(ratedPeople);
  const finding = chooseWalletFinding(summary);
  const enclosed = chooseEnclosedPapers(summary, finding);
  const rated = ratedPeople.length;
  const isFinal = rated === total;

  // Scrolls only after the last vote, in this tab, not if all votes were stored earlier.
  useEffect(() => {
    if (!isFinal || !isJustCompleted()) return;
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    title.current?.focus({ preventScroll: true });
    sheet.current?.scrollIntoView({ behavior: prefersReducedMotion ? 'auto' : 'smooth' });
  }, [isFinal, isJustCompleted]);

  return (
    <div className={styles.paper} ref={sheet}>
      <article className={isFinal ? styles.final : styles.provisional} aria-labelledby={titleId}>
        <GuillocheFrame open />
        <header className={styles.head}>
          <p className={styles.issuer}>{facts.issuer}</p>
          <h3 className={styles.title} id={titleId} tabIndex={-1} ref={title}>
            {isFinal ? words.title : words.provisionalTitle}
          </h3>
          <p className={styles.matter}>{words.matter}</p>
        </header>
        <div className={styles.conclusion}>
          <div className={styles.result}>
            <div className={styles.seal}>
              <MeanRatingSeal mean={isFinal ? summary.mean : undefined} />
            </div>
            <p className={styles.mean}>
              <span className={styles.label}>{fillTemplate(words.mean, { total: rated })} </span>
              <span className={styles.figure}>{formatMeanRating(summary)}</span>{' '}
              <span className={styles.label}>{words.of}</span>{' '}
              <span className={styles.band}>
                {words.band}: <strong>{summary.band.name}</strong>
              </span>
            </p>
            <div className={styles.stamp}>
              {isFinal ? (
                <RubberStamp>{summary.band.name}</RubberStamp>
              ) : (
                <p className={styles.pending}>
                  {fillTemplate(words.provisional, { n: rated, total })}
                </p>
              )}
            </div>
          </div>
          <div>
            <p className={styles.recital}>{fillTemplate(words.recital, { total: rated })}</p>
            <h4 className={styles.found}>{finding.title}</h4>
            <p>{finding.text(summary)}</p>
          </div>
        </div>
        <RatingPicture summary={summary} />
        <p className={styles.satire}>
          {facts.shortName} <strong>{words.satireMark}</strong> {facts.host}
        </p>
        <DeterminationActions
          sheet={sheet}
          finding={finding}
          url={facts.findingUrl.replace('{id}', finding.id)}
          pictureUrl={facts.pictureUrl.replace('{id}', finding.id)}
        />
        <RatingSummaryFigures summary={summary} />
        <EnclosedPapers papers={facts.papers.filter(({ id }) => enclosed.includes(id))} />
        <NextSteps facts={facts} />
        <footer className={styles.foot}>
          <p className={styles.form}>
            {fillTemplate(isFinal ? words.form : words.provisionalForm, { n: total + 1 })}
          </p>
          {isFinal && <p>{words.copies}</p>}
          <p>{words.satire}</p>
        </footer>
      </article>
    </div>
  );
}
