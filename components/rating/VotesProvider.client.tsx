'use client';

import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Person } from '@/content/people';
import { type StoredValue, storedValue, useStored } from '../stored.client';
import { castVote, parseVotes, type Vote, type Votes, votesKey } from './votes';

interface VotesContext {
  people: readonly Person[];
  store: StoredValue<Votes>;
}

const Context = createContext<VotesContext | undefined>(undefined);

/** Holds the votes of the people given to it; wrap it around every part that shows or casts votes. */
export function VotesProvider({
  people,
  children,
}: {
  people: readonly Person[];
  children: ReactNode;
}) {
  const [store] = useState(() => {
    const ids = people.map(({ id }) => id);
    return storedValue(votesKey, (text) => parseVotes(text, ids));
  });
  return <Context value={{ people, store }}>{children}</Context>;
}

/**
 * `cast` records a vote and tells whether this browser keeps it.
 * @throws outside a VotesProvider
 */
export function useVotes() {
  const context = useContext(Context);
  if (!context) {
    throw new Error('useVotes needs a <VotesProvider> around the component that calls it.');
  }
  const { people, store } = context;
  const { value: votes, kept } = useStored(store);
  const cast = (vote: Vote): boolean => {
    store.update((earlier) => castVote(earlier, vote));
    return store.isKept();
  };
  return { people, votes, kept, cast };
}
