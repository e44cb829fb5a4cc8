import { loader, readFields } from './controls';
import { followHeldLinks } from './heldActions';
import type { FieldState } from './loaderState';
import { root, wasRestored, whenParsed } from './page';
import { swapRoles } from './tabs';

/** In ms. Nobody waits longer for scripts that may never come. */
const deadline = 8000;

let addresses: readonly string[] = [];
let state: 'expected' | 'given up' | 'hydrated' = 'expected';
let isLeaving = false;
let asked: Promise<void> | undefined;

const onLeave = () => {
  isLeaving = true;
};

function leave(next: typeof state) {
  state = next;
  // Firefox keeps no page with a beforeunload listener in its back/forward cache.
  removeEventListener('beforeunload', onLeave);
}

/** Shows the page as it is without scripts. If they come later, it still comes to life. */
function giveUp() {
  if (state !== 'expected') return;
  leave('given up');
  delete root.dataset.scripts;
  swapRoles();
  followHeldLinks();
}

/** While scripts are expected, or here, the root element has `data-scripts`. */
export function expectScripts() {
  root.dataset.scripts = '';
}

export function onHydrated() {
  leave('hydrated');
  expectScripts();
}

/** The fields before the loader reloaded the page. */
const kept: readonly FieldState[] | undefined = history.state?.fields;

function keepFields(fields?: typeof kept) {
  try {
    history.replaceState({ ...history.state, fields }, '');
  } catch {
    // Safari allows 100 calls in 30 seconds.
  }
}

/** The page may have changed meanwhile. */
export function restoreFields() {
  for (const { control, description } of loader.controls) {
    const [, checked, value] = kept?.find(([name]) => name === description) ?? [];
    if (checked !== undefined) Object.assign(control, { checked, value });
  }
  if (kept) {
    keepFields();
    fetchScripts();
  }
}

function reload() {
  if (state === 'hydrated') return;
  keepFields(readFields());
  // Otherwise the page would not know that it was reloaded, and would reload again.
  if (history.state?.fields || !wasRestored()) location.reload();
  else giveUp();
}

/** That the browser is offline is a hint, which may be wrong: the deadline ends the wait. */
function reloadOnce() {
  if (state !== 'expected') return;
  // Firefox cancels requests when the visitor follows a link, and a reload would cancel the link.
  if (isLeaving) {
    isLeaving = false;
    addEventListener('pageshow', reloadOnce);
  } else if (!navigator.onLine) addEventListener('online', reload);
  else if (kept) giveUp();
  else reload();
}

/**
 * The site was redeployed, or the network failed, or a cache has kept an earlier failure: asks for
 * the scripts again past the cache, and reloads the page, once.
 */
function onFailure() {
  if (kept) reloadOnce();
  else
    asked ??= Promise.allSettled(
      addresses.map((address) => fetch(address, { cache: 'reload' })),
    ).then(reloadOnce);
}

/** Scripts of extensions may fail, too: only errors that name a script of the page count. */
function onError(text: unknown) {
  if (addresses.some((address) => String(text).includes(address))) onFailure();
}

/** Fetches the scripts that the page lists: a module, and what it imports. */
export function fetchScripts() {
  whenParsed(() => {
    if (addresses.length > 0) return;
    addresses = JSON.parse(document.getElementById('runtime')?.textContent ?? '[""]');
    addEventListener('beforeunload', onLeave);
    // A script also throws if this browser lacks its syntax or a feature.
    addEventListener('error', ({ filename, error }) => onError(`${filename} ${error?.stack}`));
    addEventListener('unhandledrejection', ({ reason }) => onError(reason?.stack));
    setTimeout(giveUp, deadline);
    const [main, ...imports] = addresses;
    const script = document.createElement('script');
    Object.assign(script, { type: 'module', src: main, onerror: onFailure });
    const preloads = imports.map((href) =>
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
    document.head.append(script, ...preloads);
  });
}
