'use client';

import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** The fragment of the address as an id; an address may end in any text, such as `#50%`. */
function fragment(): string {
  const encoded = location.hash.slice(1);
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** Index of the panel with the id in the fragment, or around the element with that id; else -1. */
function namedPanel(ids: readonly string[]): number {
  const hash = fragment();
  const index = ids.indexOf(hash);
  if (index >= 0) return index;
  const target = document.getElementById(hash);
  return ids.findIndex((id) => target?.closest(`section[id="${id}"]`));
}

/**
 * Which of the panels is open: undefined until the browser has taken over, then the one that was
 * chosen last, be it by tab, by address or by the browser's own search, which finds the others too.
 */
export function useOpenTab(
  root: RefObject<HTMLElement | null>,
  ids: readonly string[],
): [open: number | undefined, choose: (index: number) => void] {
  const first = useSyncExternalStore(
    never,
    () => Math.max(namedPanel(ids), 0),
    () => undefined,
  );
  const [chosen, choose] = useState<number>();
  const open = chosen ?? first;

  useLayoutEffect(() => {
    if (open === undefined) return;
    ids.forEach((id, index) => {
      const panel = root.current?.querySelector(`section[id="${id}"]`);
      // React knows `hidden` only as yes or no.
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
      const index = namedPanel(ids);
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
