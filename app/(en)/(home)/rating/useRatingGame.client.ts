'use client';

import { useState } from 'react';
import type { RatingWords } from '@/content/rating';
import { fill } from '@/components/fill';
import { marginNote } from './marginNote';
import { useVotes } from './VotesProvider.client';

/** What came of the last thing done. */
export interface Message {
  /** Seen, a line each, and said. */
  lines: readonly string[];
  /** Said only: it is seen elsewhere. */
  said: readonly string[];
  /** The rating that was filed, if one was. */
  filed?: number;
}

interface State {
  index: number;
  /** The rating on file is to be changed. */
  reopened: boolean;
  /** Counts what was pressed in the form and changed it, so that the focus has to move. */
  turn: number;
  message: Message;
  saidNotKept: boolean;
}

const start: State = {
  index: 0,
  reopened: false,
  turn: 0,
  message: { lines: [], said: [] },
  saidNotKept: false,
};

export type RatingGame = ReturnType<typeof useRatingGame>;

/** One person after the other: who is shown, what was chosen, and what came of it. */
export function useRatingGame(words: RatingWords) {
  const { people, votes, kept, cast } = useVotes();
  const [chosen, choose] = useState<number>();
  const [state, setState] = useState(start);
  const { index, reopened, turn, message } = state;
  const last = people.length - 1;
  const person = people[index];
  const rated = votes.find(({ personId }) => personId === person?.id)?.rating;

  const nowShowing = (position: number) =>
    fill(words.nowShowing, {
      n: position + 1,
      total: people.length,
      name: people[position]?.displayName ?? '',
    });

  const goTo = (position: number, turns = 0) => {
    if (position < 0 || position > last) return;
    const isSkipped = position === index + 1 && rated === undefined;
    choose(undefined);
    setState({
      ...start,
      index: position,
      turn: turn + turns,
      message: { lines: isSkipped ? [words.skipped] : [], said: [nowShowing(position)] },
      saidNotKept: state.saidNotKept,
    });
  };

  const submit = (rating: number) => {
    if (!person) return;
    const isKept = cast({ personId: person.id, rating });
    const open = people.length - votes.length - (rated === undefined ? 1 : 0);
    const isLast = index === last;
    const isOver = open === 0 && (isLast || rated === undefined);
    const stillOpen = fill(words.stillOpen, { n: open });
    const note = marginNote(words.marginNotes, person.id, rating);
    choose(undefined);
    setState({
      ...start,
      index: Math.min(index + 1, last),
      turn: turn + 1,
      message: {
        filed: rating,
        lines: [
          fill(words.recorded, { rating, name: person.displayName }),
          isOver ? words.exhausted : isLast ? stillOpen : note,
        ],
        said: [
          ...(isKept || state.saidNotKept ? [] : [words.notKept]),
          ...(isLast ? [] : [nowShowing(index + 1)]),
        ],
      },
      saidNotKept: !isKept,
    });
  };

  return {
    people,
    index,
    isLast: index === last,
    /** The rating on file, unless it is to be changed. */
    onFile: reopened ? undefined : rated,
    chosen,
    turn,
    message,
    filed: votes.length,
    kept,
    goTo,
    submit,
    /** By the button in the form. */
    goOn: () => goTo(index + 1, 1),
    reopen: () => setState({ ...state, reopened: true, turn: turn + 1, message: start.message }),
    choose,
  };
}
