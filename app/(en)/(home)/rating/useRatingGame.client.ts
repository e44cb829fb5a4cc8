'use client';

import { useCallback, useEffect, useState } from 'react';
import type * as walletFindings from '@/content/findings/rules';
import {
  ratingsForFinding,
  ratingsBeforeLoadingFindings,
  summarizeRatings,
} from '@/content/findings/summary';
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
}

/** The finding that the vote just submitted has made possible, shown in place of the scale. */
export interface FirstFinding {
  title: string;
  line: string;
}

interface State {
  index: number;
  isChanging: boolean;
  /** Increases when a button press replaces the controls, so that the focus must be moved. */
  formVersion: number;
  message: RatingMessage;
  firstFinding?: FirstFinding;
  /** The id of the person whose first rating was just submitted. */
  landing?: number;
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
  const { index, isChanging, formVersion, message, firstFinding, landing } = state;
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
  const isOpen = (position: number) =>
    !votes.some(({ personId }) => personId === people[position]?.id);
  const firstOpen = people.findIndex((_, position) => isOpen(position));
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
    const isFirst = isNews && votes.length === ratingsForFinding - 1;
    const recorded = fillTemplate(words.recorded, { rating, name: person.displayName });
    const next = { index: Math.min(index + 1, last), formVersion: formVersion + 1 };
    const whereKept = isStored || state.hasAnnouncedNotStored ? [] : [words.notKept];
    const landing = rated === undefined ? person.id : undefined;
    setChosen(undefined);
    if (isFirst) {
      // The finding is announced by its heading, which gets the focus.
      setState({
        ...initialState,
        ...next,
        landing,
        firstFinding: { title: finding.title, line: finding.line },
        message: { lines: [], announced: [recorded, ...whereKept] },
        hasAnnouncedNotStored: !isStored,
      });
      return;
    }
    setState({
      ...initialState,
      ...next,
      landing,
      message: {
        lines: [
          recorded,
          ...(isNews ? [] : [isOver ? words.exhausted : isLast ? stillOpen : note]),
        ],
        finding: isNews ? { text: words.findingNow, title: finding.title } : undefined,
        announced: [
          ...whereKept,
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
    /** The rating that is being changed. */
    ratingOnFile: isChanging ? rated : undefined,
    chosen,
    formVersion,
    message,
    firstFinding,
    landing,
    ratedCount: votes.length,
    isPersisted,
    goTo,
    submit,
    /** Moves the focus too, because the pressed button disappears. */
    goToNext: () => goTo(index + 1, 1),
    /** Undefined where the next person is the one, or nobody is left. */
    goToFirstOpen: firstOpen === -1 || isOpen(index + 1) ? undefined : () => goTo(firstOpen, 1),
    /** Leads from the finding back to the scale. */
    goOn: () => goTo(isOpen(index) ? index : firstOpen, 1),
    change: () =>
      setState({
        ...state,
        isChanging: true,
        formVersion: formVersion + 1,
        message: initialState.message,
      }),
    keep: () => {
      setChosen(undefined);
      setState({
        ...state,
        isChanging: false,
        formVersion: formVersion + 1,
        message: {
          lines: [
            fillTemplate(words.keptRating, { rating: rated ?? 0, name: person?.displayName ?? '' }),
          ],
          announced: [],
        },
      });
    },
    choose,
  };
}
