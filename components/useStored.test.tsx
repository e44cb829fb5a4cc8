import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { storedValue } from './useStored.client';

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

describe('storedValue', () => {
  it('is empty before anything is stored, and keeps what is put into it', () => {
    const store = storedValue('key', parse);
    expect(store.get()).toBe(store.empty);
    store.update(() => 123);
    expect(localStorage.getItem('key')).toBe('123');
    expect(store.get()).toBe(123);
    expect(store.isKept()).toBe(true);
  });

  it('goes on in memory, and says so, where storage is full', () => {
    const store = storedValue('key', parse);
    refuse('setItem');
    store.update(() => 5);
    store.update((value) => value + 1);
    expect(store.get()).toBe(6);
    expect(store.isKept()).toBe(false);
  });

  it('goes on in memory where storage may not even be read', () => {
    refuse('getItem');
    const store = storedValue('key', parse);
    expect(store.get()).toBe(0);
    expect(store.isKept()).toBe(false);
  });

  it('hears of changes in another tab until nobody listens any more', () => {
    const store = storedValue('key', parse);
    const listener = jest.fn();
    const leave = store.subscribe(listener);
    localStorage.setItem('key', 'four');
    window.dispatchEvent(new StorageEvent('storage', { key: 'key' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.get()).toBe(4);
    leave();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('starts from what another tab has stored when it changes the value', () => {
    const store = storedValue('key', parse);
    localStorage.setItem('key', 'four');
    store.update((value) => value * 2);
    expect(store.get()).toBe(8);
  });
});
