'use client';

import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Fragments that are no valid percent-encoding, such as `#50%`, stay as they are. */
function readFragment(): string {
  const encoded = location.hash.slice(1);
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/**
 * The panel with the URL's fragment as its id, or around the element with that id; otherwise -1.
 */
function findPanelOfFragment(ids: readonly string[]): number {
  const hash = readFragment();
  const index = ids.indexOf(hash);
  if (index >= 0) return index;
  const target = document.getElementById(hash);
  return ids.findIndex((id) => target?.closest(`section[id="${id}"]`));
}

/**
 * The index is undefined on the server and during hydration; then it follows clicks, the URL's
 * fragment, and find-in-page.
 */
export function useOpenTab(
  root: RefObject<HTMLElement | null>,
  ids: readonly string[],
): [open: number | undefined, choose: (index: number) => void] {
  const first = useSyncExternalStore(
    never,
    () => Math.max(findPanelOfFragment(ids), 0),
    () => undefined,
  );
  const [chosen, choose] = useState<number>();
  const open = chosen ?? first;

  useLayoutEffect(() => {
    if (open === undefined) return;
    ids.forEach((id, index) => {
      const panel = root.current?.querySelector(`section[id="${id}"]`);
      // React has no `hidden="until-found"`, so the DOM sets it.
      if (index === open) panel?.removeAttribute('hidden');
      else panel?.setAttribute('hidden', 'until-found');
    });
  }, [root, ids, open]);

  useEffect(() => {
    const element = root.current;
    const onFound = ({ target }: Event) => {
      if (target instanceof Element && ids.includes(target.id)) choose(ids.indexOf(target.id));
    };
    const onMove = () => {
      const index = findPanelOfFragment(ids);
      if (index >= 0 || location.hash === '') choose(Math.max(index, 0));
    };
    element?.addEventListener('beforematch', onFound);
    window.addEventListener('hashchange', onMove);
    window.addEventListener('popstate', onMove);
    return () => {
      element?.removeEventListener('beforematch', onFound);
      window.removeEventListener('hashchange', onMove);
      window.removeEventListener('popstate', onMove);
    };
  }, [root, ids]);

  return [open, choose];
}
