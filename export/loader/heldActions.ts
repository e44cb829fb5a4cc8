import { findControl, restoreControls } from './controls';
import { root } from './page';

interface HeldAction {
  control: HTMLElement;
  repeat: (control: HTMLElement) => void;
}

/** By id of the island, because React may draw the island's elements anew. */
const heldActions = new Map<string, HeldAction[]>();
const hydratedIslands = new Set<string>();

export const isHydrated = ({ id }: Element) => hydratedIslands.has(id);

const arrowKeys = /^(Arrow|Home|End)/;

/** Whether the browser handles the event, not the page, as with Ctrl+click or Alt+ArrowLeft. */
const isForBrowser = (event: MouseEvent | KeyboardEvent) =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  event.shiftKey ||
  ('button' in event && event.button > 0);

/** Repeats each action in a task of its own, so that React renders after each. */
function repeatActions(island: Element) {
  const action = heldActions.get(island.id)?.shift();
  hydratedIslands.add(island.id);
  if (!action) return;
  const control = findControl(island, action.control);
  if (control) action.repeat(control);
  hydratedIslands.delete(island.id);
  setTimeout(() => repeatActions(island));
}

/** Restores what the visitor did in an island before it was hydrated, in a task after React's. */
export function catchUp(island: HTMLElement) {
  if (isHydrated(island)) return;
  setTimeout(() => {
    restoreControls(island);
    setTimeout(() => repeatActions(island));
  });
}

/** Without scripts a link works by itself. The other actions wait for scripts that come late. */
export function followHeldLinks() {
  heldActions.forEach((actions, id) => {
    const isLink = ({ control }: HeldAction) => control instanceof HTMLAnchorElement;
    heldActions.set(
      id,
      actions.filter((action) => !isLink(action)),
    );
    actions.filter(isLink).forEach(({ control, repeat }) => repeat(control));
  });
}

/**
 * Clicks and arrow keys inside an island that is not hydrated fetch the scripts, and are repeated
 * after hydration.
 */
export function holdActions(fetchScripts: () => void) {
  function hold(event: MouseEvent | KeyboardEvent, selector: string, repeat: HeldAction['repeat']) {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>(selector);
    const island = control && control.closest('[data-island]');
    if (!island || isHydrated(island) || isForBrowser(event) || !('scripts' in root.dataset))
      return;
    fetchScripts();
    event.preventDefault();
    event.stopImmediatePropagation();
    heldActions.set(island.id, [...(heldActions.get(island.id) ?? []), { control, repeat }]);
  }

  const onClick = (event: MouseEvent) =>
    hold(event, 'button, a[href^="#"]', (control) => control.click());
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (arrowKeys.test(key))
      hold(event, 'a[href^="#"]', (control) =>
        control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
      );
  };
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKeyDown, true);
}
