import { loader, readFields, recordControls } from './controls';
import { describeControl } from './describeControl';
import { root } from './page';

const tab = 'a[href^="#"]';
const tabKeys = /^(Arrow|Home|End)/;

/** Whether the browser handles the event, not the page, as with Ctrl+click or Alt+ArrowLeft. */
const isForBrowser = (event: Partial<MouseEvent & KeyboardEvent>) =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  event.shiftKey ||
  event.button ||
  (event.key && !tabKeys.test(event.key));

/** Without scripts a link works by itself. The other actions wait for scripts that come late. */
export function followHeldLinks() {
  for (const action of loader.actions.splice(0)) {
    if (action.control instanceof HTMLAnchorElement) action.control.click();
    else loader.actions.push(action);
  }
}

/**
 * Clicks, and keys on tabs, inside an island that is not hydrated fetch the scripts, and are
 * repeated after hydration, each once.
 */
export function holdActions(fetchScripts: () => void) {
  function hold(event: Event & { key?: string }) {
    const { target, key } = event;
    const control =
      target instanceof Element && target.closest<HTMLElement>(key ? tab : `button, ${tab}`);
    const island = control && control.closest('[data-island]')?.id;
    if (
      !island ||
      loader.hydrated.has(island) ||
      isForBrowser(event) ||
      !('scripts' in root.dataset)
    )
      return;
    fetchScripts();
    event.preventDefault();
    event.stopImmediatePropagation();
    if (loader.actions.some((action) => action.control === control && !action.key === !key)) return;
    // A page that is still being parsed.
    if (loader.controls.length === 0) recordControls();
    const description = describeControl(control);
    loader.actions.push({ island, control, description, key, fields: readFields() });
  }

  addEventListener('click', hold, true);
  addEventListener('keydown', hold, true);
}
