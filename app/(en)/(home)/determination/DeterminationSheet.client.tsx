'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { fill } from '@/components/fill';
import { Guilloche } from '@/components/Guilloche';
import { useVotes } from '../rating/VotesProvider.client';
import { RubberStamp } from '@/components/RubberStamp';
import {
  determinationWords as words,
  summarizeRatings,
  findingOf,
  formatMean,
} from '@/content/determination';
import type { Person } from '@/content/people';
import { DeterminationActions } from './DeterminationActions.client';
import type { DeterminationFacts } from './determinationFacts';
import { HighestAndLowest } from './HighestAndLowest';
import { MeanSeal } from './MeanSeal';
import { NextSteps } from './NextSteps';
import { RatingDistribution } from './RatingDistribution';
import styles from './DeterminationSheet.module.css';

export interface DeterminationSheetProps {
  /** Everyone, in the order of the ratedPeople. */
  ratedPeople: readonly { person: Person; rating: number }[];
  facts: DeterminationFacts;
  /** The seal with all lamps unlit: rendered on the server, so that no script contains its paths. */
  seal: ReactNode;
}

const titleId = 'final-determination';

/** The order that ends the rating game, with what can be done with it. */
export function DeterminationSheet({ ratedPeople, facts, seal }: DeterminationSheetProps) {
  const { isJustCompleted } = useVotes();
  const title = useRef<HTMLHeadingElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const summary = summarizeRatings(ratedPeople);
  const finding = findingOf(summary);
  const total = ratedPeople.length;

  // Scrolls here after the last vote, but not when the votes were stored or come from another tab.
  useEffect(() => {
    if (!isJustCompleted()) return;
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    title.current?.focus({ preventScroll: true });
    paper.current?.scrollIntoView({ behavior: prefersReducedMotion ? 'auto' : 'smooth' });
  }, [isJustCompleted]);

  return (
    <div className={styles.determination}>
      <div className={styles.copies} ref={paper}>
        <div className={styles.paper}>
          <article className={styles.sheet} aria-labelledby={titleId}>
            <Guilloche open />
            <header className={styles.head}>
              <p className={styles.issuer}>{facts.issuer}</p>
              <h3 className={styles.title} id={titleId} tabIndex={-1} ref={title}>
                {words.title}
              </h3>
              <p className={styles.matter}>{words.matter}</p>
              <p className={styles.form}>{fill(words.form, { n: total + 1 })}</p>
            </header>
            <div className={styles.conclusion}>
              <div className={styles.result}>
                <div className={styles.seal}>
                  <MeanSeal seal={seal} mean={summary.mean} />
                </div>
                <p className={styles.mean}>
                  <span className={styles.label}>{fill(words.mean, { total })} </span>
                  <span className={styles.figure}>{formatMean(summary)}</span>{' '}
                  <span className={styles.label}>{words.of}</span>
                </p>
                <div className={styles.stamp}>
                  <RubberStamp>{summary.band.name}</RubberStamp>
                </div>
              </div>
              <div className={styles.finding}>
                <p className={styles.recital}>{fill(words.recital, { total })}</p>
                <h4 className={styles.found}>{finding.title}</h4>
                <p>{finding.text(summary)}</p>
              </div>
            </div>
            <RatingDistribution summary={summary} />
            <HighestAndLowest summary={summary} />
            <NextSteps facts={facts} />
            <footer className={styles.foot}>
              <p>{words.copies}</p>
              <p>
                {words.satire} <span className={styles.host}>{facts.host}</span>
              </p>
            </footer>
          </article>
        </div>
      </div>
      <DeterminationActions paper={paper} picture={{ summary, finding, facts }} />
    </div>
  );
}
