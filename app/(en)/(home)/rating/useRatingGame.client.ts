'use client';

import { useState } from 'react';
import type { Person } from '@/content/people';
import type { RatingWords } from '@/content/rating';
import { fillTemplate } from '@/components/fillTemplate';
import { chooseInterimFinding } from './chooseInterimFinding';
import { chooseRemark } from './chooseRemark';
import { useVotes } from './VotesProvider.client';

export interface RatingMessage {
  /** Shown on the card and announced by screen readers. */
  lines: readonly string[];
  /** Announced but not shown, because the card shows the same facts elsewhere. */
  announced: readonly string[];
  /**
   * The vote just submitted, for RatedPersonAnimation; undefined for the last person, who stays on
   * the card.
   */
  submitted?: { person: Person; rating: number };
}

interface State {
  index: number;
  isChanging: boolean;
  /** Increases when a button press replaces the controls, so that the focus must be moved. */
  formVersion: number;
  message: RatingMessage;
  hasAnnouncedNotStored: boolean;
}

const initialState: State = {
  index: 0,
  isChanging: false,
  formVersion: 0,
  message: { lines: [], announced: [] },
  hasAnnouncedNotStored: false,
};

export type RatingGame = ReturnType<typeof useRatingGame>;

export function useRatingGame(words: RatingWords) {
  const { people, votes, isPersisted, cast } = useVotes();
  const [chosen, choose] = useState<number>();
  const [state, setState] = useState(initialState);
  const { index, isChanging, formVersion, message } = state;
  const last = people.length - 1;
  const person = people[index];
  const rated = votes.find(({ personId }) => personId === person?.id)?.rating;

  const nowShowing = (position: number) =>
    fillTemplate(words.nowShowing, {
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
      hasAnnouncedNotStored: state.hasAnnouncedNotStored,
    });
  };

  const interimFindingFor = (personId: number, rating: number) => {
    if (rated !== undefined) return undefined;
    const ratings = people.flatMap(({ id }) => {
      if (id === personId) return [rating];
      return votes.filter((vote) => vote.personId === id).map((vote) => vote.rating);
    });
    const finding = chooseInterimFinding(words.interimFindings, ratings);
    return finding && fillTemplate(finding, { total: people.length });
  };

  const submit = (rating: number) => {
    if (!person) return;
    const isStored = cast({ personId: person.id, rating });
    const openCount = people.length - votes.length - (rated === undefined ? 1 : 0);
    const isLast = index === last;
    const isOver = openCount === 0 && (isLast || rated === undefined);
    const stillOpen = fillTemplate(words.stillOpen, { n: openCount });
    const note = chooseRemark(words.walletRemarks, person.id, rating);
    const finding = interimFindingFor(person.id, rating);
    choose(undefined);
    setState({
      ...initialState,
      index: Math.min(index + 1, last),
      formVersion: formVersion + 1,
      message: {
        submitted: isLast ? undefined : { person, rating },
        lines: [
          fillTemplate(words.recorded, { rating, name: person.displayName }),
          isOver ? words.exhausted : (finding ?? (isLast ? stillOpen : note)),
        ],
        announced: [
          ...(isStored || state.hasAnnouncedNotStored ? [] : [words.notKept]),
          ...(isLast && finding !== undefined ? [stillOpen] : []),
          ...(isLast ? [] : [nowShowing(index + 1)]),
        ],
      },
      hasAnnouncedNotStored: !isStored,
    });
  };

  return {
    people,
    index,
    isLast: index === last,
    existingRating: isChanging ? undefined : rated,
    chosen,
    formVersion,
    message,
    voteCount: votes.length,
    isPersisted,
    goTo,
    submit,
    /** Moves the focus too, because the pressed button disappears. */
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
