'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { ServerMarkupErrorBoundary } from './ServerMarkupErrorBoundary.client';

interface IslandProps {
  /** Id of the island's element, by which the export finds the island in React's flight data. */
  id: string;
  /**
   * localStorage key of the data that the island shows. If localStorage has a value under the key,
   * the page is hydrated at once, without waiting for the visitor's first interaction.
   */
  storageKey?: string;
  children: ReactNode;
}

/**
 * Wrapper of client components. The page loads their scripts when the visitor has interacted with
 * the page and the island is near the viewport; until the island is hydrated the loader
 * (export/loader.ts) holds clicks inside it. If a component inside throws, the island shows the
 * server's HTML again, and the rest of the page stays as it is.
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
  // React runs a component's effects after those of its children, so all components inside the
  // island are hydrated when this effect runs.
  useEffect(() => {
    // In the exported site the loader has already set `data-scripts`; `next dev` has no loader.
    document.documentElement.dataset.scripts ??= '';
    ref.current?.dispatchEvent(new Event('hydrated', { bubbles: true }));
  }, []);
  return (
    <div id={id} ref={ref} data-island={storageKey}>
      {children}
    </div>
  );
}
