/**
 * The inline script of pages with islands (`data-island`). It fetches the page's scripts once the
 * visitor has interacted with the page and an island is near the viewport, or at once if an island
 * gets the focus or localStorage has a value under its key. What the visitor does inside an island
 * before it is hydrated is held for repeatActions.ts, which is part of those scripts. While scripts
 * are expected to work, the root element has `data-scripts`. Without it, style sheets show the page
 * as it is without scripts.
 */
import { loader, recordControls } from './controls';
import { holdActions } from './heldActions';
import { listIslands, root, wasRestored, whenParsed } from './page';
import { expectScripts, fetchScripts, onHydrated, restoreFields } from './scripts';
import { selectTabs, swapRoles } from './tabs';

const margin = '50%';
const interactions = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'click'];

let lastPointer: string | undefined;

/** Fetches the scripts at once if the browser has stored a value for an island, such as votes. */
function startIfStored() {
  try {
    for (const { dataset } of listIslands())
      if (dataset.island && localStorage.getItem(dataset.island)) fetchScripts();
  } catch {
    // A browser that blocks storage has stored nothing.
  }
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
      fetchScripts();
    },
    { rootMargin: margin },
  );
  whenParsed(() => listIslands().forEach((island) => observer.observe(island)));
}

/**
 * The browser has restored the scroll position in a page that lacks what is stored. What is inserted
 * above it must not move it: it was there when the position was saved.
 */
function keepRestoredPosition() {
  if (!wasRestored()) return;
  root.style.overflowAnchor = 'none';
  for (const gesture of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(gesture, () => (root.style.overflowAnchor = ''), { passive: true });
}

function onFocus({ target }: FocusEvent) {
  loader.focused = target;
  if (target instanceof Element && target.closest('[data-island]')) fetchScripts();
}

function selectTabsBeforeHydration(island: Element, target: Element | null) {
  if (!loader.hydrated.has(island.id)) selectTabs(island, target);
}

function followFragment() {
  const target = document.querySelector(':target');
  listIslands().forEach((island) => selectTabsBeforeHydration(island, target));
}

expectScripts();
whenParsed(() => {
  recordControls();
  restoreFields();
  swapRoles();
  followFragment();
  keepRestoredPosition();
  startIfStored();
});
addEventListener('hydrated', onHydrated, true);
// In the capture phase, because React stops the event while it hydrates an island.
addEventListener('focusin', onFocus, true);
holdActions(fetchScripts);
interactions.forEach((type) =>
  addEventListener(type, onInteraction, { capture: true, passive: true }),
);
addEventListener('hashchange', followFragment);
// The browser has found a text in a closed panel.
addEventListener(
  'beforematch',
  ({ target }) => {
    const island = target instanceof Element && target.closest('[data-island]');
    if (island) selectTabsBeforeHydration(island, target);
  },
  true,
);
addEventListener('storage', startIfStored);
addEventListener('pageshow', startIfStored);
