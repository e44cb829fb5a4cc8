'use client';

import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { RatingWords } from '@/content/rating';
import { nextFocusIndexByKey } from '@/components/nextFocusIndexByKey';
import { fillTemplate } from '@/components/fillTemplate';
import { RatingStack } from './RatingStack';
import styles from './RatingStackToolbar.module.css';
import { useVotes } from './VotesProvider.client';

interface RatingStackToolbarProps {
  words: RatingWords;
  index: number;
  onSelect: (index: number) => void;
  /** The id of a person who was rated just now: the face comes from the portrait on the card. */
  landing: number | undefined;
  portrait: RefObject<HTMLElement | null>;
  ref: RefObject<HTMLDivElement | null>;
}

/**
 * A button for each person, in the stack of ratings. The toolbar is one tab stop; arrow keys move
 * the focus in the order of the docket. Screen readers hear each name from its button, so the line
 * of text is hidden from them.
 */
export function RatingStackToolbar({
  words,
  index,
  onSelect,
  landing,
  portrait,
  ref,
}: RatingStackToolbarProps) {
  const { people, votes } = useVotes();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const [focused, setFocused] = useState<number>();
  const [pointed, setPointed] = useState<number>();

  useLayoutEffect(() => {
    const mark = buttons.current[people.findIndex(({ id }) => id === landing)]?.parentElement;
    const from = portrait.current?.getBoundingClientRect();
    if (!mark || !from) return;
    const to = mark.getBoundingClientRect();
    const x = from.x + from.width / 2 - to.x - to.width / 2;
    const y = from.y + from.height / 2 - to.y - to.height / 2;
    mark.style.setProperty('--from', `${x}px ${y}px`);
    mark.style.setProperty('--from-scale', String(from.height / to.height));
  }, [people, landing, portrait]);

  const onKeyDown = (event: KeyboardEvent, position: number) => {
    const next = nextFocusIndexByKey[event.key]?.(position, people.length - 1);
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    buttons.current[next]?.focus();
  };

  return (
    <>
      <RatingStack
        ref={ref}
        people={people}
        votes={votes}
        role="toolbar"
        aria-label={words.toolbarLabel}
        landingId={landing}
        currentId={people[index]?.id}
        onBlur={() => setFocused(undefined)}
        onPointerLeave={() => setPointed(undefined)}
        getButtonProps={({ displayName: name }, position, rating) => ({
          ref: (button) => {
            buttons.current[position] = button;
          },
          'aria-current': position === index ? 'true' : undefined,
          'aria-label':
            rating === undefined
              ? fillTemplate(words.unratedLabel, { name })
              : fillTemplate(words.ratedLabel, { name, rating }),
          tabIndex: position === (focused ?? index) ? 0 : -1,
          onFocus: () => setFocused(position),
          onPointerEnter: () => setPointed(position),
          onKeyDown: (event) => onKeyDown(event, position),
          onClick: () => onSelect(position),
        })}
      />
      <p className={styles.name} aria-hidden="true">
        {people[pointed ?? focused ?? -1]?.displayName}
      </p>
    </>
  );
}
