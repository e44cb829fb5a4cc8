'use client';

import { useSyncExternalStore } from 'react';
import type { StorageKey } from './storageKeys';

/** One value in localStorage, or in memory if the browser refuses access. */
export interface LocalStorageStore<T> {
  /** The value in the server's HTML, and as long as nothing is stored. */
  readonly emptyValue: T;
  get(): T;
  /**
   * Reads the stored value again before the change, so that a change made in another tab is not
   * lost.
   */
  update(change: (value: T) => T): void;
  /** False after the browser has refused to read or write localStorage. */
  isPersisted(): boolean;
  subscribe(listener: () => void): () => void;
}

/**
 * @param parse returns a valid value for any stored text, or for null if nothing is stored; must
 * not throw
 */
export function createLocalStorageStore<T>(
  key: StorageKey,
  parse: (text: string | null) => T,
): LocalStorageStore<T> {
  const listeners = new Set<() => void>();
  let isPersisted = true;
  let text: string | null = null;
  const empty = parse(null);
  let value = empty;

  const read = () => {
    if (!isPersisted) return;
    try {
      const now = localStorage.getItem(key);
      if (now === text) return;
      text = now;
      value = parse(now);
    } catch {
      isPersisted = false;
    }
  };
  const refresh = () => {
    read();
    listeners.forEach((listener) => listener());
  };
  const onStorage = (event: StorageEvent) => {
    // `localStorage.clear()` in another tab sends a null key.
    if (event.key === key || event.key === null) refresh();
  };

  return {
    emptyValue: empty,
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
        isPersisted = false;
      }
      listeners.forEach((listener) => listener());
    },
    isPersisted: () => isPersisted,
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

/** Returns the empty value during hydration, as in the server's HTML, and then the stored one. */
export function useLocalStorage<T>(store: LocalStorageStore<T>): {
  value: T;
  isPersisted: boolean;
} {
  const value = useSyncExternalStore(store.subscribe, store.get, () => store.emptyValue);
  const isPersisted = useSyncExternalStore(store.subscribe, store.isPersisted, () => true);
  return { value, isPersisted };
}
