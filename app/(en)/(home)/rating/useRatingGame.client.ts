'use client';

import { useState } from 'react';
import type { Person } from '@/content/people';
import type { RatingWords } from '@/content/rating';
import { fill } from '@/components/fill';
import { interimFinding } from './interimFinding';
import { marginNote } from './marginNote';
import { useVotes } from './VotesProvider.client';

/** The result of the last action. */
export interface Message {
  /** Shown, each on a line of its own, and announced. */
  lines: readonly string[];
  /** Announced only: the card shows it elsewhere. */
  announced: readonly string[];
  /** The rating just submitted; undefined after the last person, whose card stays in place. */
  submitted?: { person: Person; rating: number };
}

interface State {
  index: number;
  /** The person's rating is being changed. */
  isChanging: boolean;
  /** Counts the presses that replace the form's controls: the focus has to move after each. */
  formVersion: number;
  message: Message;
  hasAnnouncedNotKept: boolean;
}

const initialState: State = {
  index: 0,
  isChanging: false,
  formVersion: 0,
  message: { lines: [], announced: [] },
  hasAnnouncedNotKept: false,
};

export type RatingGame = ReturnType<typeof useRatingGame>;

/** The state of the rating card: the person shown, the chosen rating, and the result of the last action. */
export function useRatingGame(words: RatingWords) {
  const { people, votes, kept, cast } = useVotes();
  const [chosen, choose] = useState<number>();
  const [state, setState] = useState(initialState);
  const { index, isChanging, formVersion, message } = state;
  const last = people.length - 1;
  const person = people[index];
  const rated = votes.find(({ personId }) => personId === person?.id)?.rating;

  const nowShowing = (position: number) =>
    fill(words.nowShowing, {
      n: position + 1,
      total: people.length,
      name: people[position]?.displayName ?? '',
    });

  const goTo = (position: number, versions = 0) => {
    if (position < 0 || position > last) return;
    const isSkipped = position === index + 1 && rated === undefined;
    choose(undefined);
    setState({
      ...initialState,
      index: position,
      formVersion: formVersion + versions,
      message: { lines: isSkipped ? [words.skipped] : [], announced: [nowShowing(position)] },
      hasAnnouncedNotKept: state.hasAnnouncedNotKept,
    });
  };

  /** Undefined unless this rating is the fifth or the tenth person's first. */
  const interimFindingFor = (personId: number, rating: number) => {
    if (rated !== undefined) return undefined;
    const ratings = people.flatMap(({ id }) => {
      if (id === personId) return [rating];
      return votes.filter((vote) => vote.personId === id).map((vote) => vote.rating);
    });
    const finding = interimFinding(words.interimFindings, ratings);
    return finding && fill(finding, { total: people.length });
  };

  const submit = (rating: number) => {
    if (!person) return;
    const isKept = cast({ personId: person.id, rating });
    const openCount = people.length - votes.length - (rated === undefined ? 1 : 0);
    const isLast = index === last;
    const isOver = openCount === 0 && (isLast || rated === undefined);
    const stillOpen = fill(words.stillOpen, { n: openCount });
    const note = marginNote(words.marginNotes, person.id, rating);
    const finding = interimFindingFor(person.id, rating);
    choose(undefined);
    setState({
      ...initialState,
      index: Math.min(index + 1, last),
      formVersion: formVersion + 1,
      message: {
        submitted: isLast ? undefined : { person, rating },
        lines: [
          fill(words.recorded, { rating, name: person.displayName }),
          isOver ? words.exhausted : (finding ?? (isLast ? stillOpen : note)),
        ],
        announced: [
          ...(isKept || state.hasAnnouncedNotKept ? [] : [words.notKept]),
          ...(isLast && finding !== undefined ? [stillOpen] : []),
          ...(isLast ? [] : [nowShowing(index + 1)]),
        ],
      },
      hasAnnouncedNotKept: !isKept,
    });
  };

  return {
    people,
    index,
    isLast: index === last,
    /** The person's rating, unless it is being changed. */
    existingRating: isChanging ? undefined : rated,
    chosen,
    formVersion,
    message,
    voteCount: votes.length,
    kept,
    goTo,
    submit,
    /** For the button in the form: the focus moves as well. */
    goToNext: () => goTo(index + 1, 1),
    change: () =>
      setState({
        ...state,
        isChanging: true,
        formVersion: formVersion + 1,
        message: initialState.message,
      }),
    choose,
  };
}
