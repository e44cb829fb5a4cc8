'use client';

import { useSyncExternalStore } from 'react';

/** A value kept in this browser under one key, and in memory where the browser refuses. */
export interface StoredValue<T> {
  /** What the server renders: nothing stored yet. */
  readonly empty: T;
  get(): T;
  /** Changes the value as it is in storage now, so that a change made in another tab is not lost. */
  update(change: (value: T) => T): void;
  /** False once the browser has refused to read or to keep the value. */
  isKept(): boolean;
  subscribe(listener: () => void): () => void;
}

/** @param parse makes a good value of whatever stands in storage; it never throws */
export function storedValue<T>(key: string, parse: (text: string | null) => T): StoredValue<T> {
  const listeners = new Set<() => void>();
  let kept = true;
  let text: string | null = null;
  const empty = parse(null);
  let value = empty;

  const read = () => {
    if (!kept) return;
    try {
      const now = localStorage.getItem(key);
      if (now === text) return;
      text = now;
      value = parse(now);
    } catch {
      kept = false;
    }
  };
  const refresh = () => {
    read();
    listeners.forEach((listener) => listener());
  };
  const onStorage = (event: StorageEvent) => {
    // A key of null means that everything was cleared.
    if (event.key === key || event.key === null) refresh();
  };

  return {
    empty,
    get() {
      read();
      return value;
    },
    update(change) {
      read();
      value = change(value);
      try {
        text = JSON.stringify(value);
        localStorage.setItem(key, text);
      } catch {
        kept = false;
      }
      listeners.forEach((listener) => listener());
    },
    isKept: () => kept,
    subscribe(listener) {
      if (listeners.size === 0) {
        window.addEventListener('storage', onStorage);
        window.addEventListener('pageshow', refresh);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', refresh);
      };
    },
  };
}

/** The value as this render should show it: the empty one while hydrating, the stored one after. */
export function useStored<T>(store: StoredValue<T>): { value: T; kept: boolean } {
  const value = useSyncExternalStore(store.subscribe, store.get, () => store.empty);
  const kept = useSyncExternalStore(store.subscribe, store.isKept, () => true);
  return { value, kept };
}
