'use client';

import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';

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

/**
 * The index of the panel that has the URL's fragment as id or contains the element with that id;
 * otherwise -1.
 */
function findPanelOfFragment(ids: readonly string[]): number {
  const hash = readFragment();
  const index = ids.indexOf(hash);
  if (index >= 0) return index;
  const target = document.getElementById(hash);
  return ids.findIndex((id) => target?.closest(`section[id="${id}"]`));
}

/**
 * `open` is undefined on the server and during hydration. Afterwards it follows clicks, the URL's
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
      // React does not support `hidden="until-found"`, so it is set in the DOM.
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
