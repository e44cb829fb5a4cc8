'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/components/Button';
import type { FactsFromOtherPages } from './determination/factsFromOtherPages';
import type { DeterminationSheetProps } from './determination/DeterminationSheet.client';
import { useVotes } from './rating/VotesProvider.client';

/**
 * When at most this many people are left to rate, the determination sheet's code is fetched, so that it
 * is loaded when the last person is rated.
 */
const unratedWhenFetching = 4;

interface DeterminationLoaderProps {
  facts: FactsFromOtherPages;
  seal: ReactNode;
  /** Error message that is shown if the determination sheet's code cannot be fetched. */
  notFetched: string;
  tryAgain: string;
}

/** Shows the Final Determination once everyone is rated. */
export function DeterminationLoader({
  facts,
  seal,
  notFetched,
  tryAgain,
}: DeterminationLoaderProps) {
  const { people, votes, isPersisted } = useVotes();
  const [Sheet, setSheet] = useState<ComponentType<DeterminationSheetProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const [retries, setRetries] = useState(0);
  const isNearEnd = votes.length >= people.length - unratedWhenFetching;

  useEffect(() => {
    if (!isNearEnd) return;
    import('./determination/DeterminationSheet.client').then(
      (module) => setSheet(() => module.DeterminationSheet),
      () => {
        setHasFailed(true);
        // After a redeployment the file with the determination sheet's code has a new name, which only a
        // reloaded page knows.
        if (retries > 0 && isPersisted && navigator.onLine) location.reload();
      },
    );
  }, [isNearEnd, retries, isPersisted]);

  const ratedPeople = people.flatMap((person) => {
    const vote = votes.find(({ personId }) => personId === person.id);
    return vote ? [{ person, rating: vote.rating }] : [];
  });
  if (ratedPeople.length < people.length) return null;
  if (Sheet) return <Sheet ratedPeople={ratedPeople} facts={facts} seal={seal} />;
  if (!hasFailed) return null;
  return (
    <div role="alert">
      <p>{notFetched}</p>
      <Button variant="secondary" onClick={() => setRetries((count) => count + 1)}>
        {tryAgain}
      </Button>
    </div>
  );
}
