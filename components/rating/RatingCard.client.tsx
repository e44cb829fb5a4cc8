'use client';

import { useEffect, useRef, useState } from 'react';
import type { RatingWords } from '@/content/rating';
import { Button } from '../Button';
import { fill } from '../fill';
import { useLive } from '../useLive.client';
import { PersonCard } from './PersonCard';
import styles from './RatingCard.module.css';
import { RatedPanel } from './RatedPanel.client';
import { RatingForm } from './RatingForm.client';
import { votesKey } from './votes';
import { useVotes } from './VotesProvider.client';

/** One person at a time: who it is, the form or the rating on file, and the way to the neighbors. */
export function RatingCard({ words }: { words: RatingWords }) {
  const { people, votes, kept, cast } = useVotes();
  const [index, setIndex] = useState(0);
  const [reopened, setReopened] = useState(false);
  const [message, setMessage] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  const moveFocus = useRef(false);
  const saidNotKept = useRef(false);
  const live = useLive(votesKey);

  // What the visitor pressed is gone once the panel changes: the focus goes to the next thing to do.
  useEffect(() => {
    if (!moveFocus.current) return;
    moveFocus.current = false;
    panel.current
      ?.querySelector<HTMLElement>('input, button:not([aria-disabled="true"])')
      ?.focus({ preventScroll: true });
  });

  const person = people[index];
  if (!person) return null;
  const last = people.length - 1;
  const rated = votes.find((vote) => vote.personId === person.id);

  const nowShowing = (position: number) =>
    fill(words.nowShowing, {
      n: position + 1,
      total: people.length,
      name: people[position]?.name ?? '',
    });

  const goTo = (position: number) => {
    if (position < 0 || position > last) return;
    const isSkipped = position > index && !rated;
    setIndex(position);
    setReopened(false);
    setMessage([nowShowing(position), isSkipped && words.skipped].filter(Boolean).join(' '));
  };

  const submit = (rating: number) => {
    const isKept = cast({ personId: person.id, rating });
    const said = [fill(words.recorded, { rating, name: person.name })];
    if (!isKept && !saidNotKept.current) said.push(words.notKept);
    saidNotKept.current = !isKept;
    said.push(index < last ? nowShowing(index + 1) : words.exhausted);
    moveFocus.current = true;
    setIndex(Math.min(index + 1, last));
    setReopened(false);
    setMessage(said.join(' '));
  };

  return (
    <div className={styles.card} {...live}>
      <PersonCard person={person} position={index + 1} total={people.length} words={words} />
      <div className={styles.panel} ref={panel}>
        {rated && !reopened ? (
          <RatedPanel
            words={words}
            rating={rated.rating}
            isLast={index === last}
            onNext={() => {
              moveFocus.current = true;
              goTo(index + 1);
            }}
            onChange={() => {
              moveFocus.current = true;
              setReopened(true);
            }}
          />
        ) : (
          <RatingForm key={person.id} words={words} onSubmit={submit} />
        )}
      </div>
      <div className={styles.turn}>
        <Button look="quiet" aria-disabled={index === 0} onClick={() => goTo(index - 1)}>
          {words.previous}
        </Button>
        <p className={styles.counter}>
          {fill(words.counter, { n: index + 1, total: people.length })}
        </p>
        <Button look="quiet" aria-disabled={index === last} onClick={() => goTo(index + 1)}>
          {words.next}
        </Button>
      </div>
      <p className={styles.status} role="status">
        {message}
      </p>
      <p className={styles.note}>{kept ? words.kept : words.notKept}</p>
      <p className={styles.noScript}>{words.noScript}</p>
    </div>
  );
}
