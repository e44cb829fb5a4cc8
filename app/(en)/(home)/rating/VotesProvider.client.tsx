'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { Person } from '@/content/people';
import { createLocalStorageStore, useLocalStorage } from '@/components/useLocalStorage.client';
import { storageKeys } from '@/components/storageKeys';
import { addOrReplaceVote, parseVotes, type Vote, type VoteList } from './votes';

function createVotesStore(people: readonly Person[]) {
  const ids = people.map(({ id }) => id);
  const store = createLocalStorageStore(storageKeys.votes, (text) => parseVotes(text, ids));
  const isComplete = () => store.get().length === ids.length;
  /** All votes, once the visitor has rated the last unrated person in this tab. */
  let completedVotes: VoteList | undefined;
  return {
    people,
    store,
    /** Returns whether the browser could store the vote. */
    cast(vote: Vote): boolean {
      const wasComplete = isComplete();
      store.update((earlier) => addOrReplaceVote(earlier, vote));
      if (!wasComplete && isComplete()) completedVotes = store.get();
      return store.isPersisted();
    },
    /** Whether the visitor has just completed the votes, and in this tab. */
    isJustCompleted: () => store.get() === completedVotes,
  };
}

type VotesStore = ReturnType<typeof createVotesStore>;

/** Shared by all islands of a page, each of which has a provider of its own. */
const stores = new WeakMap<readonly Person[], VotesStore>();

function getVotesStore(people: readonly Person[]): VotesStore {
  const store = stores.get(people) ?? createVotesStore(people);
  stores.set(people, store);
  return store;
}

const VotesContext = createContext<VotesStore | undefined>(undefined);

export function VotesProvider({
  people,
  children,
}: {
  people: readonly Person[];
  children: ReactNode;
}) {
  return <VotesContext value={getVotesStore(people)}>{children}</VotesContext>;
}

export function useVotes() {
  const votesStore = useContext(VotesContext);
  if (!votesStore) {
    throw new Error(
      'useVotes found no <VotesProvider>. Render the component that calls it inside one.',
    );
  }
  const { people, store, cast, isJustCompleted } = votesStore;
  const { value: votes, isPersisted } = useLocalStorage(store);
  return { people, votes, isPersisted, cast, isJustCompleted };
}
