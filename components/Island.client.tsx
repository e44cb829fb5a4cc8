'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { StaticFallback } from './StaticFallback.client';

interface IslandProps {
  /** Id of the element around the island; the export finds the island by it. */
  id: string;
  /** Where a value is stored under this key, the page hydrates without waiting for an interaction. */
  storageKey?: string;
  children: ReactNode;
}

/**
 * Goes around client components. The page loads their scripts on the first interaction near the
 * island; the loader (export/loader.ts) holds clicks inside it until it is hydrated. If a component
 * inside throws, the island shows the server's HTML again, and nothing around it changes.
 */
export function Island({ id, storageKey = '', children }: IslandProps) {
  return (
    <StaticFallback id={id}>
      <HydratedIsland id={id} storageKey={storageKey}>
        {children}
      </HydratedIsland>
    </StaticFallback>
  );
}

function HydratedIsland({ id, storageKey, children }: IslandProps) {
  const ref = useRef<HTMLDivElement>(null);
  // Effects of a component run after those of its children: all of them are hydrated by then.
  useEffect(() => {
    // `next dev` has no loader that sets this.
    document.documentElement.dataset.scripts ??= '';
    ref.current?.dispatchEvent(new Event('hydrated', { bubbles: true }));
  }, []);
  return (
    <div id={id} ref={ref} data-island={storageKey}>
      {children}
    </div>
  );
}
