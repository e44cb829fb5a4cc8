'use client';

import { useEffect, useRef } from 'react';
import { fillTemplate } from '@/components/fillTemplate';
import { GuillocheFrame } from '@/components/GuillocheFrame';
import { useVotes } from '../rating/VotesProvider.client';
import { RubberStamp } from '@/components/RubberStamp';
import { FullSeal } from '@/components/Seal';
import {
  finalDeterminationWords as words,
  summarizeRatings,
  chooseEnclosedPapers,
  chooseWalletFinding,
  formatMeanRating,
} from '@/content/determination';
import type { Person } from '@/content/people';
import { DeterminationActions } from './DeterminationActions.client';
import { EnclosedPapers } from './EnclosedPapers';
import type { DeterminationFacts } from './determinationFacts';
import { RatingSummaryFigures } from './RatingSummaryFigures';
import { MeanRatingSeal } from './MeanRatingSeal';
import { NextSteps } from './NextSteps';
import { RatingDistributionChart } from './RatingDistributionChart';
import styles from './FinalDetermination.module.css';

export interface FinalDeterminationProps {
  /** Everyone, in the order of content/people.ts. */
  ratedPeople: readonly { person: Person; rating: number }[];
  facts: DeterminationFacts;
}

const titleId = 'final-determination';

export function FinalDetermination({ ratedPeople, facts }: FinalDeterminationProps) {
  const { isJustCompleted } = useVotes();
  const title = useRef<HTMLHeadingElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const summary = summarizeRatings(ratedPeople);
  const finding = chooseWalletFinding(summary);
  const enclosed = chooseEnclosedPapers(summary, finding);
  const total = ratedPeople.length;

  // Scrolls only after a vote in this tab, not if all votes were stored earlier.
  useEffect(() => {
    if (!isJustCompleted()) return;
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    title.current?.focus({ preventScroll: true });
    sheet.current?.scrollIntoView({ behavior: prefersReducedMotion ? 'auto' : 'smooth' });
  }, [isJustCompleted]);

  return (
    <div className={styles.determination}>
      <div className={styles.paper} ref={sheet}>
        <article className={styles.sheet} aria-labelledby={titleId}>
          <GuillocheFrame open />
          <header className={styles.head}>
            <p className={styles.issuer}>{facts.issuer}</p>
            <h3 className={styles.title} id={titleId} tabIndex={-1} ref={title}>
              {words.title}
            </h3>
            <p className={styles.matter}>{words.matter}</p>
            <p className={styles.form}>{fillTemplate(words.form, { n: total + 1 })}</p>
          </header>
          <div className={styles.conclusion}>
            <div className={styles.result}>
              <div className={styles.seal}>
                <MeanRatingSeal seal={<FullSeal areLampsLit={false} />} mean={summary.mean} />
              </div>
              <p className={styles.mean}>
                <span className={styles.label}>{fillTemplate(words.mean, { total })} </span>
                <span className={styles.figure}>{formatMeanRating(summary)}</span>{' '}
                <span className={styles.label}>{words.of}</span>
              </p>
              <div className={styles.stamp}>
                <RubberStamp>{summary.band.name}</RubberStamp>
              </div>
            </div>
            <div className={styles.finding}>
              <p className={styles.recital}>{fillTemplate(words.recital, { total })}</p>
              <h4 className={styles.found}>{finding.title}</h4>
              <p>{finding.text(summary)}</p>
            </div>
          </div>
          <RatingDistributionChart summary={summary} />
          <RatingSummaryFigures summary={summary} />
          <EnclosedPapers papers={facts.papers.filter(({ id }) => enclosed.includes(id))} />
          <NextSteps facts={facts} />
          <footer className={styles.foot}>
            <p>{words.copies}</p>
            <p>
              {words.satire} <span className={styles.host}>{facts.host}</span>
            </p>
          </footer>
        </article>
      </div>
      <DeterminationActions sheet={sheet} picture={{ summary, finding, facts }} />
    </div>
  );
}
