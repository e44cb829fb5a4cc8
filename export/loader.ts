/**
 * Runs inline in the head of a page that has islands (`data-island`). It fetches the page's scripts
 * once the visitor has made a gesture and an island is near, or at once where something stored is
 * to be shown, and holds what is pressed inside a part until the part answers (the event "hydrated").
 * `data-island` may name the storage key of what the part shows.
 *
 * `data-scripts` stands on the root element for as long as scripts may be expected. Where this file
 * does not run, or what it fetched does not, the style sheet shows the page as without scripts.
 */
const near = '50%';
const gestures = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'wheel', 'focusin', 'click'];
const arrowKeys = /^(Arrow|Home|End)/;

const root = document.documentElement;
const alive = new WeakSet<Element>();
const held = new Map<Element, (() => void)[]>();
const files = new Set<string>();
let answered = false;
let renewing = false;
/** Where it was seen last. */
let pointer: string | undefined;

const parts = () => document.querySelectorAll<HTMLElement>('[data-island]');

/** Nobody will answer: what was held goes its way, and the page says what it needs scripts for. */
function giveUp() {
  if (answered) return;
  delete root.dataset.scripts;
  parts().forEach(release);
}

/**
 * A script that does not come is gone, since the site was published anew while this tab stood open,
 * or out of reach. The page is fetched anew, now or with the network; never twice in a row.
 */
function renew() {
  if (renewing) return;
  const [visit] = performance.getEntriesByType('navigation');
  if (navigator.onLine && visit?.toJSON().type === 'reload') return giveUp();
  renewing = true;
  const reload = () => location.reload();
  if (navigator.onLine) reload();
  else addEventListener('online', reload);
}

/** A visitor may be faster than the page: the list of scripts stands at its end. */
function whenParsed(run: () => void) {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
  else run();
}

function fetchScripts() {
  if (files.size > 0) return;
  const list = document.getElementById('runtime');
  for (const address of JSON.parse(list?.textContent ?? '[]')) {
    const script = document.createElement('script');
    script.src = address;
    script.async = false;
    script.onerror = renew;
    files.add(script.src);
    document.head.append(script);
  }
}

const start = () => whenParsed(fetchScripts);

function hasStored(part: HTMLElement) {
  try {
    return part.dataset.island && localStorage.getItem(part.dataset.island) !== null;
  } catch {
    return false;
  }
}

/** What a visitor kept does not wait. */
function startEarly() {
  if ([...parts()].some(hasStored)) start();
}

/**
 * Where a page comes to lie below a pointer that rests, browsers say that it moved, by nothing. Some
 * say so of every move; then its place tells.
 */
function rests(event: Event) {
  if (!(event instanceof MouseEvent) || event.type !== 'pointermove') return false;
  const place = `${event.clientX} ${event.clientY}`;
  const moved = event.movementX !== 0 || event.movementY !== 0 || (pointer ?? place) !== place;
  pointer = place;
  return !moved;
}

function watch(event: Event) {
  if (rests(event)) return;
  gestures.forEach((gesture) => removeEventListener(gesture, watch, true));
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: near },
  );
  whenParsed(() => parts().forEach((part) => observer.observe(part)));
}

/** Keeps an event from the page and repeats it once the part is alive. */
function hold(event: Event, selector: string, repeat: (target: HTMLElement) => void) {
  if (!(event.target instanceof Element)) return;
  const part = event.target.closest('[data-island]');
  const target = event.target.closest<HTMLElement>(selector);
  if (!part || alive.has(part) || root.dataset.scripts === undefined) return;
  start();
  if (!target || !part.contains(target)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.set(part, [...(held.get(part) ?? []), () => repeat(target)]);
}

/** One after the other, so that each finds the page as the one before has left it. */
function release(part: Element) {
  const next = held.get(part)?.shift();
  if (!next) {
    alive.add(part);
    return;
  }
  alive.add(part);
  next();
  alive.delete(part);
  setTimeout(() => release(part));
}

root.dataset.scripts = '';
addEventListener(
  'hydrated',
  ({ target }) => {
    answered = true;
    if (target instanceof Element && !alive.has(target)) setTimeout(() => release(target));
  },
  true,
);
// A file that came and is not understood, or that trips over what this browser lacks.
addEventListener('error', ({ filename }) => {
  if (files.has(filename)) giveUp();
});
addEventListener('unhandledrejection', () => {
  if (files.size > 0) giveUp();
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
addEventListener('focusin', (event) => hold(event, 'nothing', () => undefined), true);
gestures.forEach((gesture) => addEventListener(gesture, watch, { capture: true, passive: true }));
addEventListener('storage', startEarly);
addEventListener('pageshow', startEarly);
addEventListener('DOMContentLoaded', startEarly);
