'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '@/components/Button';
import { useVotes } from './rating/VotesProvider.client';
import styles from './DeterminationLoader.module.css';
import type { DeterminationFacts } from './determination/determinationFacts';
import type { DeterminationSheetProps } from './determination/DeterminationSheet.client';

/** With so many still to rate the sheet is fetched, so that it is there when the last one is. */
const ahead = 4;

interface DeterminationLoaderProps {
  facts: DeterminationFacts;
  /** Where the sheet could not be fetched. */
  notFetched: string;
  again: string;
}

/** The end of the game: nothing until everyone is rated, and none of its code until that is near. */
export function DeterminationLoader({ facts, notFetched, again }: DeterminationLoaderProps) {
  const { people, votes, kept } = useVotes();
  const [Sheet, setSheet] = useState<ComponentType<DeterminationSheetProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const [retries, setRetries] = useState(0);
  const isNear = votes.length >= people.length - ahead;

  useEffect(() => {
    if (!isNear) return;
    import('./determination/DeterminationSheet.client').then(
      (module) => setSheet(() => module.DeterminationSheet),
      () => {
        setHasFailed(true);
        // Gone for good: the site was published anew while this page stood open.
        if (retries > 0 && kept && navigator.onLine) location.reload();
      },
    );
  }, [isNear, retries, kept]);

  const docket = people.flatMap((person) => {
    const vote = votes.find(({ personId }) => personId === person.id);
    return vote ? [{ person, rating: vote.rating }] : [];
  });
  if (docket.length < people.length) return null;
  if (Sheet) return <Sheet docket={docket} facts={facts} />;
  if (!hasFailed) return null;
  return (
    <div className={styles.failed} role="alert">
      <p>{notFetched}</p>
      <Button variant="secondary" onClick={() => setRetries((count) => count + 1)}>
        {again}
      </Button>
    </div>
  );
}
