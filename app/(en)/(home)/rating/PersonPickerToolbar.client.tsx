'use client';

import { Fragment, type KeyboardEvent, useRef, useState } from 'react';
import type { RatingWords } from '@/content/rating';
import { nextFocusIndexByKey } from '@/components/nextFocusIndexByKey';
import { fillTemplate } from '@/components/fillTemplate';
import styles from './PersonPickerToolbar.module.css';
import { useVotes } from './VotesProvider.client';

interface PersonPickerToolbarProps {
  words: RatingWords;
  index: number;
  onSelect: (index: number) => void;
}

/**
 * A button for each person, drawn as a small lamp. The toolbar is one tab stop; arrow keys move
 * the focus in it. Screen readers hear each name from its button, so the line of text is hidden
 * from them.
 */
export function PersonPickerToolbar({ words, index, onSelect }: PersonPickerToolbarProps) {
  const { people, votes } = useVotes();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const [focused, setFocused] = useState<number>();
  const [pointed, setPointed] = useState<number>();

  const onKeyDown = (event: KeyboardEvent, position: number) => {
    const next = nextFocusIndexByKey[event.key]?.(position, people.length - 1);
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    buttons.current[next]?.focus();
  };

  return (
    <div className={styles.picker}>
      <div
        className={styles.toolbar}
        role="toolbar"
        aria-label={words.toolbarLabel}
        onBlur={() => setFocused(undefined)}
        onPointerLeave={() => setPointed(undefined)}
      >
        {people.map(({ id, displayName }, position) => {
          const rating = votes.find(({ personId }) => personId === id)?.rating;
          return (
            <Fragment key={id}>
              <button
                ref={(button) => {
                  buttons.current[position] = button;
                }}
                type="button"
                className={styles.button}
                data-rated={rating !== undefined}
                aria-current={position === index ? 'true' : undefined}
                aria-label={fillTemplate(
                  rating === undefined ? words.unratedLabel : words.ratedLabel,
                  {
                    name: displayName,
                    rating: rating ?? 0,
                  },
                )}
                tabIndex={position === (focused ?? index) ? 0 : -1}
                onFocus={() => setFocused(position)}
                onPointerEnter={() => setPointed(position)}
                onKeyDown={(event) => onKeyDown(event, position)}
                onClick={() => onSelect(position)}
              >
                <span className={styles.lamp} />
              </button>{' '}
            </Fragment>
          );
        })}
      </div>
      <p className={styles.name} aria-hidden="true">
        {people[pointed ?? focused ?? -1]?.displayName}
      </p>
    </div>
  );
}
