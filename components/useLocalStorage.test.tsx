import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { storageKeys } from './storageKeys';
import { createLocalStorageStore } from './useLocalStorage.client';

const key = storageKeys.votes;
const parse = (text: string | null) => (text ? text.length : 0);
const storage = Object.getPrototypeOf(localStorage);

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

function refuse(method: 'getItem' | 'setItem') {
  jest.spyOn(storage, method).mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
}

describe('createLocalStorageStore', () => {
  it('a localStorage store is empty at first and writes each new value', () => {
    const store = createLocalStorageStore(key, parse);
    expect(store.get()).toBe(store.emptyValue);
    store.update(() => 123);
    expect(localStorage.getItem(key)).toBe('123');
    expect(store.get()).toBe(123);
    expect(store.isPersisted()).toBe(true);
  });

  it('a localStorage store keeps its value in memory if localStorage is full', () => {
    const store = createLocalStorageStore(key, parse);
    refuse('setItem');
    store.update(() => 5);
    store.update((value) => value + 1);
    expect(store.get()).toBe(6);
    expect(store.isPersisted()).toBe(false);
  });

  it('a localStorage store keeps its value in memory if reading is forbidden', () => {
    refuse('getItem');
    const store = createLocalStorageStore(key, parse);
    expect(store.get()).toBe(0);
    expect(store.isPersisted()).toBe(false);
  });

  it('a localStorage store tells its listeners of changes in another tab', () => {
    const store = createLocalStorageStore(key, parse);
    const listener = jest.fn();
    const leave = store.subscribe(listener);
    localStorage.setItem(key, 'four');
    window.dispatchEvent(new StorageEvent('storage', { key }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.get()).toBe(4);
    leave();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('an update builds on what another tab has stored meanwhile', () => {
    const store = createLocalStorageStore(key, parse);
    localStorage.setItem(key, 'four');
    store.update((value) => value * 2);
    expect(store.get()).toBe(8);
  });
});
