'use client';

import { Fragment, type KeyboardEvent, useRef, useState } from 'react';
import type { RatingWords } from '@/content/rating';
import { arrowSteps } from '@/components/arrowSteps';
import { fill } from '@/components/fill';
import styles from './PersonToolbar.module.css';
import { useVotes } from './VotesProvider.client';

interface PersonToolbarProps {
  words: RatingWords;
  /** Who is shown. */
  index: number;
  onGo: (position: number) => void;
}

/** A place for every person: rated, open, and the one that is shown. All are one tab stop. */
export function PersonToolbar({ words, index, onGo }: PersonToolbarProps) {
  const { people, votes } = useVotes();
  const places = useRef<(HTMLButtonElement | null)[]>([]);
  const [focused, setFocused] = useState<number>();

  const onKeyDown = (event: KeyboardEvent, position: number) => {
    const next = arrowSteps[event.key]?.(position, people.length - 1);
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    places.current[next]?.focus();
  };

  return (
    <div
      className={styles.toolbar}
      role="toolbar"
      aria-label={words.places}
      onBlur={() => setFocused(undefined)}
    >
      {people.map(({ id, displayName }, position) => {
        const rating = votes.find(({ personId }) => personId === id)?.rating;
        return (
          <Fragment key={id}>
            <button
              ref={(place) => {
                places.current[position] = place;
              }}
              type="button"
              className={styles.place}
              data-rated={rating !== undefined}
              aria-current={position === index ? 'true' : undefined}
              aria-label={fill(rating === undefined ? words.openPlace : words.ratedPlace, {
                n: position + 1,
                name: displayName,
                rating: rating ?? 0,
              })}
              tabIndex={position === (focused ?? index) ? 0 : -1}
              onFocus={() => setFocused(position)}
              onKeyDown={(event) => onKeyDown(event, position)}
              onClick={() => onGo(position)}
            >
              <span className={styles.sheet}>{position + 1}</span>
            </button>{' '}
          </Fragment>
        );
      })}
    </div>
  );
}
