'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { ServerMarkupErrorBoundary } from './ServerMarkupErrorBoundary.client';

interface IslandProps {
  /** The export step finds the island in the flight data by this id. */
  id: string;
  /** The localStorage key of what the island shows. Stored data make the page hydrate at once. */
  storageKey?: string;
  children: ReactNode;
}

/**
 * Client components whose scripts load once the visitor has interacted and the island is near the
 * viewport. Until then the loader (export/loader.ts) holds clicks. If a component throws, the
 * server's HTML stays.
 */
export function Island({ id, storageKey = '', children }: IslandProps) {
  return (
    <ServerMarkupErrorBoundary id={id}>
      <HydratedIsland id={id} storageKey={storageKey}>
        {children}
      </HydratedIsland>
    </ServerMarkupErrorBoundary>
  );
}

function HydratedIsland({ id, storageKey, children }: IslandProps) {
  const ref = useRef<HTMLDivElement>(null);
  // Effects run after those of children, so everything inside is hydrated by now.
  useEffect(() => {
    // For `next dev`, which has no loader to set `data-scripts`.
    document.documentElement.dataset.scripts ??= '';
    ref.current?.dispatchEvent(new Event('hydrated', { bubbles: true }));
  }, []);
  return (
    <div id={id} ref={ref} data-island={storageKey}>
      {children}
    </div>
  );
}
