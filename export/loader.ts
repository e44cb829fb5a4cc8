/**
 * Runs inline in the head of a page with islands (elements marked `data-island`). It fetches the
 * page's scripts after the visitor's first interaction, as soon as an island is near the viewport, or
 * at once where `data-island` names a storage key under which something is stored. It holds clicks
 * inside an island until the island is hydrated (the event "hydrated"), and then repeats them.
 *
 * `data-scripts` is set on the root element as long as scripts are expected to work. Without it the
 * style sheets show the page as without scripts.
 */
const margin = '50%';
const interactions = [
  'pointerdown',
  'pointermove',
  'keydown',
  'scroll',
  'wheel',
  'focusin',
  'click',
];
const arrowKeys = /^(Arrow|Home|End)/;

const root = document.documentElement;
const hydrated = new WeakSet<Element>();
const heldEvents = new Map<Element, (() => void)[]>();
const requested = new Set<string>();
let anyHydrated = false;
let isReloading = false;
let isLeaving = false;
let lastPointer: string | undefined;

const islands = () => document.querySelectorAll<HTMLElement>('[data-island]');

/** Nothing will hydrate: lets held events through, and shows the page as without scripts. */
function giveUp() {
  if (anyHydrated) return;
  delete root.dataset.scripts;
  islands().forEach(release);
}

/**
 * A script returned 404 (the site was redeployed while this tab was open), or the network is down.
 * Reloads the page once, as soon as the browser is online.
 */
function reloadOnce() {
  if (isReloading) return;
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigator.onLine && navigation?.toJSON().type === 'reload') return giveUp();
  isReloading = true;
  const reload = () => location.reload();
  if (navigator.onLine) reload();
  else addEventListener('online', reload);
}

const onLeave = () => {
  isLeaving = true;
};

/**
 * Firefox cancels requests that are under way when a visitor follows a link; a reload would cancel
 * the navigation. The page reloads only if the visitor comes back to it.
 */
function onScriptError() {
  if (isLeaving) addEventListener('pageshow', reloadOnce);
  else reloadOnce();
}

/** The list of scripts is at the end of the page, and a visitor may click before that is parsed. */
function whenParsed(run: () => void) {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
  else run();
}

function fetchScripts() {
  if (requested.size > 0) return;
  addEventListener('beforeunload', onLeave);
  const list = document.getElementById('runtime');
  for (const address of JSON.parse(list?.textContent ?? '[]')) {
    const script = document.createElement('script');
    script.src = address;
    script.async = false;
    script.onerror = onScriptError;
    requested.add(script.src);
    document.head.append(script);
  }
}

const start = () => whenParsed(fetchScripts);

function hasStored({ dataset: { island } }: HTMLElement) {
  try {
    return island && localStorage.getItem(island) !== null;
  } catch {
    return false;
  }
}

/** Stored values are shown without waiting for an interaction. */
function startIfStored() {
  if ([...islands()].some(hasStored)) start();
}

/**
 * Browsers send a pointermove when a page appears below a resting pointer, with a movement of 0. Some
 * report 0 for every move: then the coordinates are compared.
 */
function isResting(event: Event) {
  if (!(event instanceof MouseEvent) || event.type !== 'pointermove') return false;
  const position = `${event.clientX} ${event.clientY}`;
  const moved =
    event.movementX !== 0 || event.movementY !== 0 || (lastPointer ?? position) !== position;
  lastPointer = position;
  return !moved;
}

function onInteraction(event: Event) {
  if (isResting(event)) return;
  interactions.forEach((type) => removeEventListener(type, onInteraction, true));
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: margin },
  );
  whenParsed(() => islands().forEach((island) => observer.observe(island)));
}

/** Starts for an event inside an island; holds it there if it is aimed at what React will handle. */
function hold(event: Event, selector?: string, repeat?: (target: HTMLElement) => void) {
  if (!(event.target instanceof Element)) return;
  const island = event.target.closest('[data-island]');
  if (!island || hydrated.has(island) || root.dataset.scripts === undefined) return;
  start();
  const target = selector && event.target.closest<HTMLElement>(selector);
  if (!target || !repeat || !island.contains(target)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  heldEvents.set(island, [...(heldEvents.get(island) ?? []), () => repeat(target)]);
}

/** Repeats one event at a time: React renders its effect before the next. */
function release(island: Element) {
  const repeatNext = heldEvents.get(island)?.shift();
  hydrated.add(island);
  if (!repeatNext) return;
  repeatNext();
  hydrated.delete(island);
  setTimeout(() => release(island));
}

root.dataset.scripts = '';
addEventListener(
  'hydrated',
  ({ target }) => {
    anyHydrated = true;
    // In Firefox, a page with such a listener is not restored by Back.
    removeEventListener('beforeunload', onLeave);
    if (target instanceof Element && !hydrated.has(target)) setTimeout(() => release(target));
  },
  true,
);
// A script that does not parse, or uses what this browser does not have.
addEventListener('error', ({ filename }) => {
  if (requested.has(filename)) giveUp();
});
addEventListener('unhandledrejection', () => {
  if (requested.size > 0) giveUp();
});
addEventListener(
  'click',
  (event) => hold(event, 'button, a[href^="#"]', (target) => target.click()),
  true,
);
addEventListener(
  'keydown',
  (event) => {
    if (!arrowKeys.test(event.key)) return;
    hold(event, 'a[href^="#"]', (target) =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, bubbles: true })),
    );
  },
  true,
);
addEventListener('focusin', (event) => hold(event), true);
interactions.forEach((type) =>
  addEventListener(type, onInteraction, { capture: true, passive: true }),
);
addEventListener('storage', startIfStored);
addEventListener('pageshow', startIfStored);
addEventListener('DOMContentLoaded', startIfStored);
