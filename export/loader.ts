/**
 * Runs inline in the head of a page that has live parts (`data-live`). It fetches the page's scripts
 * once the visitor has made a gesture and a live part is near, or at once where something stored is
 * to be shown, and holds what is pressed inside a part until the part answers (the event "live").
 * `data-live` may name the storage key of what the part shows.
 */
const near = '50%';
const gestures = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'wheel', 'focusin', 'click'];
const arrowKeys = /^(Arrow|Home|End)/;

const alive = new WeakSet<Element>();
const held = new Map<Element, (() => void)[]>();
let started = false;
let renewed = performance
  .getEntriesByType('navigation')
  .some((visit) => visit.toJSON().type === 'reload');

/**
 * A script that does not come is gone, since the site was published anew while this tab stood open,
 * or out of reach. The page is fetched anew, now or with the network; never twice in a row.
 */
function renew() {
  if (renewed) return;
  renewed = true;
  const reload = () => location.reload();
  if (navigator.onLine) reload();
  else addEventListener('online', reload);
}

function start() {
  if (started) return;
  started = true;
  const list = document.getElementById('runtime');
  for (const address of JSON.parse(list?.textContent ?? '[]')) {
    const script = document.createElement('script');
    script.src = address;
    script.async = false;
    script.onerror = renew;
    document.head.append(script);
  }
}

const parts = () => document.querySelectorAll<HTMLElement>('[data-live]');

function hasStored(part: HTMLElement) {
  try {
    return part.dataset.live && localStorage.getItem(part.dataset.live) !== null;
  } catch {
    return false;
  }
}

/** What a visitor kept, and a fragment that only the scripts understand (`#page-2`), do not wait. */
function startEarly() {
  const fragment = location.hash.slice(1);
  if ([...parts()].some(hasStored) || (fragment && !document.getElementById(fragment))) start();
}

function watch() {
  gestures.forEach((gesture) => removeEventListener(gesture, watch, true));
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: near },
  );
  parts().forEach((part) => observer.observe(part));
}

/** Keeps an event from the page and repeats it once the part is alive. */
function hold(event: Event, selector: string, repeat: (target: HTMLElement) => void) {
  if (!(event.target instanceof Element)) return;
  const part = event.target.closest('[data-live]');
  const target = event.target.closest<HTMLElement>(selector);
  if (!part || alive.has(part)) return;
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

addEventListener(
  'live',
  ({ target }) => {
    if (target instanceof Element) setTimeout(() => release(target));
  },
  true,
);
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
