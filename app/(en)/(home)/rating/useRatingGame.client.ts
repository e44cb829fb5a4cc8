'use client';

import { useCallback, useEffect, useState } from 'react';
import type * as walletFindings from '@/content/findings/rules';
import {
  ratingsForFinding,
  ratingsBeforeLoadingFindings,
  summarizeRatings,
} from '@/content/findings/summary';
import type { Person } from '@/content/people';
import type { RatingWords } from '@/content/rating';
import { fillTemplate } from '@/components/fillTemplate';
import { importAgain } from '@/components/importAgain.client';
import { chooseRemark } from './chooseRemark';
import { addOrReplaceVote, listRatedPeople, type VoteList } from './votes';
import { useVotes } from './VotesProvider.client';

export interface RatingMessage {
  /** Shown on the card and announced by screen readers. */
  lines: readonly string[];
  /** A line that names a finding, with a link to the sheet that explains it. */
  finding?: { text: string; title: string };
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
  const [chosen, setChosen] = useState<number>();
  const [state, setState] = useState(initialState);
  const { index, isChanging, formVersion, message } = state;
  // Loaded late, because most visitors stop rating before they have a finding.
  const [findings, setFindings] = useState<typeof walletFindings>();
  const isNear = votes.length >= ratingsBeforeLoadingFindings;
  useEffect(() => {
    if (isNear) importAgain(() => import('@/content/findings/rules')).then(setFindings, () => {});
  }, [isNear]);
  /**
   * A number may be chosen while the page does not show a vote yet that is stored, or cast in
   * another tab. It then changes that vote, as if `Change rating` had been pressed.
   */
  const choose = useCallback((rating: number) => {
    setChosen(rating);
    setState((earlier) => ({ ...earlier, isChanging: true }));
  }, []);
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
    setChosen(undefined);
    setState({
      ...initialState,
      index: position,
      formVersion: formVersion + versions,
      message: { lines: isSkipped ? [words.skipped] : [], announced: [nowShowing(position)] },
      hasAnnouncedNotStored: state.hasAnnouncedNotStored,
    });
  };

  const findingOf = (someVotes: VoteList) => {
    if (!findings || someVotes.length < ratingsForFinding) return undefined;
    return findings.chooseWalletFinding(summarizeRatings(listRatedPeople(people, someVotes)));
  };

  const submit = (rating: number) => {
    if (!person) return;
    const earlier = findingOf(votes);
    const finding = findingOf(addOrReplaceVote(votes, { personId: person.id, rating }));
    const isStored = cast({ personId: person.id, rating });
    const openCount = people.length - votes.length - (rated === undefined ? 1 : 0);
    const isLast = index === last;
    const isOver = openCount === 0 && (isLast || rated === undefined);
    const stillOpen = fillTemplate(words.stillOpen, { n: openCount });
    const note = chooseRemark(words.walletRemarks, person.id, rating);
    const isNews = !isOver && finding !== undefined && finding !== earlier;
    setChosen(undefined);
    setState({
      ...initialState,
      index: Math.min(index + 1, last),
      formVersion: formVersion + 1,
      message: {
        submitted: isLast ? undefined : { person, rating },
        lines: [
          fillTemplate(words.recorded, { rating, name: person.displayName }),
          ...(isNews ? [] : [isOver ? words.exhausted : isLast ? stillOpen : note]),
        ],
        finding: isNews
          ? { text: earlier ? words.findingNow : words.findingReady, title: finding.title }
          : undefined,
        announced: [
          ...(isStored || state.hasAnnouncedNotStored ? [] : [words.notKept]),
          ...(isLast && isNews ? [stillOpen] : []),
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
