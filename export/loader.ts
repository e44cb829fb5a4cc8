/**
 * The inline script of pages with islands (`data-island`). It fetches the page's scripts at a
 * click, arrow key, or focus inside an island; once the visitor has interacted with the page and an
 * island is near the viewport; or at once if localStorage has a value under an island's key. Clicks
 * and arrow keys inside an island are held until the event "hydrated", and then repeated. While
 * scripts are expected to work, the root element has `data-scripts`. Without it, style sheets show
 * the page as it is without scripts.
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

/** Repeats the held events, and shows the page as it is without scripts. */
function giveUp() {
  if (anyHydrated) return;
  delete root.dataset.scripts;
  islands().forEach(repeatHeldEvents);
}

/**
 * Reloads once, as soon as the browser is online: a script could not be loaded because the network
 * is down, or the site was redeployed.
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
 * Firefox also cancels requests when the visitor follows a link, and a reload would cancel the
 * link. So the reload waits until the visitor comes back.
 */
function onScriptError() {
  if (isLeaving) addEventListener('pageshow', reloadOnce);
  else reloadOnce();
}

/** The list of scripts is at the end of the page: a visitor may click before the list is parsed. */
function whenParsed(run: () => void) {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
  else run();
}

function fetchScripts() {
  if (requested.size > 0) return;
  addEventListener('beforeunload', onLeave);
  const list = document.getElementById('runtime');
  const [module, ...imports] = JSON.parse(list?.textContent ?? '[]');
  for (const address of imports) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = address;
    requested.add(link.href);
    document.head.append(link);
  }
  const script = document.createElement('script');
  script.type = 'module';
  script.src = module;
  script.onerror = onScriptError;
  requested.add(script.src);
  document.head.append(script);
}

const startFetching = () => whenParsed(fetchScripts);

function hasStored({ dataset: { island } }: HTMLElement) {
  try {
    return island && localStorage.getItem(island) !== null;
  } catch {
    return false;
  }
}

/** Fetches the scripts at once if the browser has stored a value for an island, such as votes. */
function startIfStored() {
  if ([...islands()].some(hasStored)) startFetching();
}

/** Browsers send a pointermove when a page appears below a resting pointer. */
function isRestingPointer(event: Event) {
  if (!(event instanceof MouseEvent) || event.type !== 'pointermove') return false;
  const position = `${event.clientX} ${event.clientY}`;
  const rests = (lastPointer ?? position) === position;
  lastPointer = position;
  return rests;
}

function onInteraction(event: Event) {
  if (isRestingPointer(event)) return;
  interactions.forEach((type) => removeEventListener(type, onInteraction, true));
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      startFetching();
    },
    { rootMargin: margin },
  );
  whenParsed(() => islands().forEach((island) => observer.observe(island)));
}

/** Whether the browser handles the event, not the page, as with Ctrl+click or Alt+ArrowLeft. */
const isForBrowser = (event: MouseEvent | KeyboardEvent) =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  event.shiftKey ||
  ('button' in event && event.button > 0);

/**
 * Fetches the scripts on an event inside an island. If the target or an ancestor matches
 * `selector`, cancels the event, and calls `repeat` after hydration.
 */
function holdEvent(event: Event, selector?: string, repeat?: (target: HTMLElement) => void) {
  if (!(event.target instanceof Element)) return;
  const island = event.target.closest('[data-island]');
  if (!island || hydrated.has(island) || root.dataset.scripts === undefined) return;
  startFetching();
  const target = selector && event.target.closest<HTMLElement>(selector);
  if (!target || !repeat || !island.contains(target)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  heldEvents.set(island, [...(heldEvents.get(island) ?? []), () => repeat(target)]);
}

/** Repeats each held event in a task of its own, so that React renders after each. */
function repeatHeldEvents(island: Element) {
  const repeatNext = heldEvents.get(island)?.shift();
  hydrated.add(island);
  if (!repeatNext) return;
  repeatNext();
  hydrated.delete(island);
  setTimeout(() => repeatHeldEvents(island));
}

root.dataset.scripts = '';
addEventListener(
  'hydrated',
  ({ target }) => {
    anyHydrated = true;
    // Firefox keeps no page with a beforeunload listener in its back/forward cache.
    removeEventListener('beforeunload', onLeave);
    if (target instanceof Element && !hydrated.has(target))
      setTimeout(() => repeatHeldEvents(target));
  },
  true,
);
// A script throws if this browser lacks its syntax or a feature.
addEventListener('error', ({ filename }) => {
  if (requested.has(filename)) giveUp();
});
addEventListener('unhandledrejection', () => {
  if (requested.size > 0) giveUp();
});
addEventListener(
  'click',
  (event) => {
    if (!isForBrowser(event)) holdEvent(event, 'button, a[href^="#"]', (target) => target.click());
  },
  true,
);
addEventListener(
  'keydown',
  (event) => {
    if (!arrowKeys.test(event.key) || isForBrowser(event)) return;
    holdEvent(event, 'a[href^="#"]', (target) =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, bubbles: true })),
    );
  },
  true,
);
addEventListener('focusin', (event) => holdEvent(event), true);
interactions.forEach((type) =>
  addEventListener(type, onInteraction, { capture: true, passive: true }),
);
addEventListener('storage', startIfStored);
addEventListener('pageshow', startIfStored);
addEventListener('DOMContentLoaded', startIfStored);
