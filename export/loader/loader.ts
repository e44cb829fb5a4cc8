/**
 * The inline script of pages with islands (`data-island`). It fetches the page's scripts once the
 * visitor has interacted with the page and an island is near the viewport, or at once if an island
 * gets the focus or localStorage has a value under its key. What the visitor does inside an island
 * before the event "hydrated" is done again after it. While scripts are expected to work, the root
 * element has `data-scripts`. Without it, style sheets show the page as it is without scripts.
 */
import { recordControls } from './controls';
import { catchUp, holdActions, isHydrated } from './heldActions';
import { listIslands, whenParsed } from './page';
import { expectScripts, fetchScripts, onHydrated } from './scripts';
import { selectTabs, swapRoles } from './tabs';

const margin = '50%';
const interactions = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'click'];

let lastPointer: string | undefined;

function hasStored({ dataset: { island } }: HTMLElement) {
  try {
    return island && localStorage.getItem(island) !== null;
  } catch {
    return false;
  }
}

/** Fetches the scripts at once if the browser has stored a value for an island, such as votes. */
function startIfStored() {
  if ([...listIslands()].some(hasStored)) fetchScripts();
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

function selectTabsBeforeHydration() {
  for (const island of listIslands()) if (!isHydrated(island)) selectTabs(island);
}

expectScripts();
whenParsed(() => {
  recordControls();
  swapRoles();
  selectTabsBeforeHydration();
  startIfStored();
  listIslands().forEach((island) => island.addEventListener('focusin', fetchScripts));
});
addEventListener(
  'hydrated',
  ({ target }) => {
    onHydrated();
    if (target instanceof HTMLElement) catchUp(target);
  },
  true,
);
holdActions(fetchScripts);
interactions.forEach((type) =>
  addEventListener(type, onInteraction, { capture: true, passive: true }),
);
addEventListener('hashchange', selectTabsBeforeHydration);
addEventListener('storage', startIfStored);
addEventListener('pageshow', startIfStored);
