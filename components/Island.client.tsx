'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { ServerMarkupErrorBoundary } from './ServerMarkupErrorBoundary.client';

interface IslandProps {
  /** Id of the island's element, by which the export finds it. */
  id: string;
  /**
   * localStorage key of the state that the island shows. If a value is stored under it, the page
   * hydrates at once, not on the first interaction.
   */
  storageKey?: string;
  children: ReactNode;
}

/**
 * Wrapper of client components. The page loads their scripts on the first interaction near the
 * island; until then the loader (export/loader.ts) holds clicks inside it. If a component inside
 * throws, the island shows the server's HTML again, and the rest of the page stays as it is.
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
  // React runs a component's effects after those of its children, so all children are hydrated
  // here.
  useEffect(() => {
    // The loader sets `data-scripts` in the export; `next dev` has no loader.
    document.documentElement.dataset.scripts ??= '';
    ref.current?.dispatchEvent(new Event('hydrated', { bubbles: true }));
  }, []);
  return (
    <div id={id} ref={ref} data-island={storageKey}>
      {children}
    </div>
  );
}
