'use client';

import { type RefObject, useEffect, useRef } from 'react';

interface IslandProps<T> {
  ref: RefObject<T | null>;
  'data-island': string;
}

/**
 * Makes a part come alive: spread what this returns on its outermost element, and the page fetches
 * its scripts for it, late, on the visitor's first gesture. Until then the loader (export/loader.ts)
 * holds what was clicked inside the part, and carries it out once the part says that it answers.
 * @param storageKey of what the part shows: where something is stored, the page does not wait
 */
export function useIsland<T extends HTMLElement = HTMLDivElement>(storageKey = ''): IslandProps<T> {
  const ref = useRef<T>(null);
  // After each render: the element need not be there in the first.
  useEffect(() => {
    // In development there is no loader to say that scripts may be expected.
    document.documentElement.dataset.scripts ??= '';
    ref.current?.dispatchEvent(new Event('hydrated', { bubbles: true }));
  });
  return { ref, 'data-island': storageKey };
}
