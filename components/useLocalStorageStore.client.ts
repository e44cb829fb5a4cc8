'use client';

import { useSyncExternalStore } from 'react';

/** A value kept in localStorage under one key, or only in memory where the browser refuses that. */
export interface LocalStorageStore<T> {
  /** The value while nothing is stored; the server renders with it. */
  readonly emptyValue: T;
  get(): T;
  /** Changes the value, which is read from storage again first, so that no change of another tab is lost. */
  update(change: (value: T) => T): void;
  /** False once the browser has refused to read or to keep the value. */
  isPersisted(): boolean;
  subscribe(listener: () => void): () => void;
}

/** @param parse makes a valid value of any text in storage, or of null; it must not throw */
export function createLocalStorageStore<T>(
  key: string,
  parse: (text: string | null) => T,
): LocalStorageStore<T> {
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
        kept = false;
      }
      listeners.forEach((listener) => listener());
    },
    isPersisted: () => kept,
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

/** The value to render: the empty one while hydrating, as in the HTML, and the stored one afterwards. */
export function useLocalStorageStore<T>(store: LocalStorageStore<T>): { value: T; kept: boolean } {
  const value = useSyncExternalStore(store.subscribe, store.get, () => store.emptyValue);
  const kept = useSyncExternalStore(store.subscribe, store.isPersisted, () => true);
  return { value, kept };
}
