'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '@/components/Button';
import { useVotes } from '@/components/rating/VotesProvider.client';
import styles from './Determination.module.css';
import type { DeterminationFacts } from './determination/determinationFacts';
import type { SheetProps } from './determination/Sheet.client';

/** With so many still to rate the sheet is fetched, so that it is there when the last one is. */
const ahead = 4;

interface DeterminationProps {
  facts: DeterminationFacts;
  /** Where the sheet could not be fetched. */
  notFetched: string;
  again: string;
}

/** The end of the game: nothing until everyone is rated, and none of its code until that is near. */
export function Determination({ facts, notFetched, again }: DeterminationProps) {
  const { people, votes, kept } = useVotes();
  const [Sheet, setSheet] = useState<ComponentType<SheetProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const [retries, setRetries] = useState(0);
  const isNear = votes.length >= people.length - ahead;

  useEffect(() => {
    if (!isNear) return;
    import('./determination/Sheet.client').then(
      (module) => setSheet(() => module.Sheet),
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
      <Button look="quiet" onClick={() => setRetries((count) => count + 1)}>
        {again}
      </Button>
    </div>
  );
}
