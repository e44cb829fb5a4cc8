import { followHeldLinks } from './heldActions';
import { root, whenParsed } from './page';
import { swapRoles } from './tabs';

/** In ms. Nobody waits longer for scripts that may never come. */
const deadline = 8000;

let addresses: readonly string[] = [];
let state: 'expected' | 'reloading' | 'given up' | 'hydrated' = 'expected';
let isLeaving = false;

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

function reload() {
  if (state !== 'hydrated') location.reload();
}

/**
 * Reloads once: the site was redeployed, or the network failed. That the browser is offline is a
 * hint, which may be wrong: it reloads when it is online, or gives up at the deadline.
 */
function onFailure() {
  if (state !== 'expected') return;
  const [navigation] = performance.getEntriesByType('navigation');
  // Firefox cancels requests when the visitor follows a link, and a reload would cancel the link.
  if (isLeaving) {
    isLeaving = false;
    addEventListener('pageshow', onFailure);
  } else if (!navigator.onLine) addEventListener('online', reload);
  else if (navigation?.toJSON().type === 'reload') giveUp();
  else {
    leave('reloading');
    reload();
  }
}

/** Scripts of extensions may fail, too: only errors that name a script of the page count. */
function onError(text: unknown) {
  if (addresses.some((address) => String(text).includes(address))) onFailure();
}

/** Fetches the scripts that the page lists: a module, and what it imports. */
export function fetchScripts() {
  whenParsed(() => {
    if (addresses.length > 0) return;
    const list = document.getElementById('runtime');
    const [main = '', ...imports]: readonly string[] = JSON.parse(list?.textContent ?? '[]');
    addEventListener('beforeunload', onLeave);
    // A script also throws if this browser lacks its syntax or a feature.
    addEventListener('error', ({ filename, error }) => onError(`${filename} ${error?.stack}`));
    addEventListener('unhandledrejection', ({ reason }) => onError(reason?.stack));
    setTimeout(giveUp, deadline);
    const script = document.createElement('script');
    script.type = 'module';
    script.src = main;
    script.onerror = onFailure;
    const preloads = imports.map((address) => {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = address;
      return link;
    });
    addresses = [script.src, ...preloads.map(({ href }) => href)];
    document.head.append(script, ...preloads);
  });
}
