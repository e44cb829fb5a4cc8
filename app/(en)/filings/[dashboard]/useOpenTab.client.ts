'use client';

import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** A fragment that is not valid percent-encoding, such as `#50%`, stays as it is. */
function readFragment(): string {
  const encoded = location.hash.slice(1);
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** The index of the panel that is the URL's target or contains it; otherwise -1. */
function findPanelOfFragment(ids: readonly string[]): number {
  const fragment = readFragment();
  const target = document.getElementById(fragment);
  return ids.findIndex((id) => id === fragment || document.getElementById(id)?.contains(target));
}

/** The panel that was open before hydration, when the loader has hidden the others. */
function findOpenPanel(ids: readonly string[]): number | undefined {
  if (typeof document === 'undefined') return undefined;
  const isOpen = (id: string) => document.getElementById(id)?.hidden === false;
  const open = ids.filter(isOpen);
  return open.length === 1 ? ids.findIndex(isOpen) : undefined;
}

/**
 * `open` is undefined on the server and during hydration. Afterwards it follows clicks, the URL's
 * fragment, and find-in-page.
 */
export function useOpenTab(
  ids: readonly string[],
): [open: number | undefined, choose: (index: number) => void] {
  const [early] = useState(() => findOpenPanel(ids));
  const first = useSyncExternalStore(
    never,
    () => early ?? Math.max(findPanelOfFragment(ids), 0),
    () => undefined,
  );
  const [chosen, choose] = useState<number>();
  const open = chosen ?? first;

  useLayoutEffect(() => {
    if (open === undefined) return;
    ids.forEach((id, index) => {
      const panel = document.getElementById(id);
      // React does not support `hidden="until-found"`, so it is set in the DOM.
      if (index === open) panel?.removeAttribute('hidden');
      else panel?.setAttribute('hidden', 'until-found');
    });
  }, [ids, open]);

  useEffect(() => {
    const onFound = ({ target }: Event) => {
      if (target instanceof Element && ids.includes(target.id)) choose(ids.indexOf(target.id));
    };
    const onMove = () => {
      const index = findPanelOfFragment(ids);
      if (index >= 0 || location.hash === '') choose(Math.max(index, 0));
    };
    document.addEventListener('beforematch', onFound);
    window.addEventListener('hashchange', onMove);
    window.addEventListener('popstate', onMove);
    return () => {
      document.removeEventListener('beforematch', onFound);
      window.removeEventListener('hashchange', onMove);
      window.removeEventListener('popstate', onMove);
    };
  }, [ids]);

  return [open, choose];
}
