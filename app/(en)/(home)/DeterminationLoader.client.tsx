'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '@/components/Button';
import { importAgain } from '@/components/importAgain.client';
import type { DeterminationFacts } from '@/content/findings/facts';
import { ratingsForFinding, ratingsBeforeLoadingFindings } from '@/content/findings/summary';
import type { FinalDeterminationProps } from './determination/FinalDetermination.client';
import { listRatedPeople } from './rating/votes';
import { useVotes } from './rating/VotesProvider.client';

interface DeterminationLoaderProps {
  facts: DeterminationFacts;
  notFetched: string;
  tryAgain: string;
}

export function DeterminationLoader({ facts, notFetched, tryAgain }: DeterminationLoaderProps) {
  const { people, votes, isPersisted } = useVotes();
  const [Sheet, setSheet] = useState<ComponentType<FinalDeterminationProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const [retries, setRetries] = useState(0);
  const isNear = votes.length >= ratingsBeforeLoadingFindings;

  useEffect(() => {
    if (!isNear) return;
    importAgain(() => import('./determination/FinalDetermination.client')).then(
      (module) => setSheet(() => module.FinalDetermination),
      () => {
        setHasFailed(true);
        // If the site was redeployed, the code has a new URL, which only a reloaded page knows.
        if (retries > 0 && isPersisted && navigator.onLine) location.reload();
      },
    );
  }, [isNear, retries, isPersisted]);

  const ratedPeople = listRatedPeople(people, votes);
  if (ratedPeople.length < ratingsForFinding) return null;
  if (Sheet) return <Sheet ratedPeople={ratedPeople} total={people.length} facts={facts} />;
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
