'use client';

import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Returns the decoded fragment of the URL. Fragments that are no valid percent-encoding, such as
 * `#50%`, are returned as they are.
 */
function readFragment(): string {
  const encoded = location.hash.slice(1);
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/**
 * Returns the index of the tab panel whose id is the URL's fragment, or that contains the element
 * with this id; -1 if there is none.
 */
function findPanelOfFragment(ids: readonly string[]): number {
  const hash = readFragment();
  const index = ids.indexOf(hash);
  if (index >= 0) return index;
  const target = document.getElementById(hash);
  return ids.findIndex((id) => target?.closest(`section[id="${id}"]`));
}

/**
 * Returns the index of the open tab and a function that opens another. The index is undefined on
 * the server and during hydration. Later it follows clicks, changes of the URL's fragment and
 * matches of find-in-page inside hidden panels.
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
      // React renders `hidden` as a boolean only, so `hidden="until-found"` is set through the DOM.
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
