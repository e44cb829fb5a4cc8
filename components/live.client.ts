'use client';

import { type RefObject, useEffect } from 'react';

/**
 * Marks a part as alive. The page's scripts arrive late, on the visitor's first gesture; until then
 * the loader (export/loader.ts) holds what was clicked inside a `data-live` element, and carries it
 * out when this event says that the element answers.
 */
export function useLive(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    part.current?.dispatchEvent(new Event('live', { bubbles: true }));
  }, [part]);
}
