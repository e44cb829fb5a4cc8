'use client';

import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Person } from '@/content/people';
import { storedValue, useStored } from '@/components/useStored.client';
import { votesKey } from '@/components/votesKey';
import { castVote, parseVotes, type Vote } from './votes';

/** The votes of these people, and how one is cast. */
function openBallot(people: readonly Person[]) {
  const ids = people.map(({ id }) => id);
  const store = storedValue(votesKey, (text) => parseVotes(text, ids));
  const isComplete = () => store.get().length === ids.length;
  let ended = false;
  return {
    people,
    store,
    /** Records a vote, and tells whether this browser keeps it. */
    cast(vote: Vote): boolean {
      const wasComplete = isComplete();
      store.update((earlier) => castVote(earlier, vote));
      ended = !wasComplete && isComplete();
      return store.isKept();
    },
    /**
     * Whether the vote just cast was the last one missing: true once, for who acts on it, and never
     * for what was stored before or comes from another tab.
     */
    takeEnding(): boolean {
      const hasEnded = ended;
      ended = false;
      return hasEnded;
    },
  };
}

const Context = createContext<ReturnType<typeof openBallot> | undefined>(undefined);

/** Holds the votes of the people given to it; wrap it around every part that shows or casts votes. */
export function VotesProvider({
  people,
  children,
}: {
  people: readonly Person[];
  children: ReactNode;
}) {
  const [ballot] = useState(() => openBallot(people));
  return <Context value={ballot}>{children}</Context>;
}

/** @throws outside a VotesProvider */
export function useVotes() {
  const ballot = useContext(Context);
  if (!ballot) {
    throw new Error('useVotes needs a <VotesProvider> around the component that calls it.');
  }
  const { people, store, cast, takeEnding } = ballot;
  const { value: votes, kept } = useStored(store);
  return { people, votes, kept, cast, takeEnding };
}
