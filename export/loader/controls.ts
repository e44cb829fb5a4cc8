import { listIslands } from './page';

/**
 * If somebody else, such as a translator, has changed an island before the scripts arrive, React
 * draws it anew. Then each control of the server's HTML has a counterpart, which gets what the
 * visitor did with the old one.
 */
const selector = 'a, button, input, textarea';

const find = (island: Element | null) => [
  ...(island?.querySelectorAll<HTMLElement>(selector) ?? []),
];

/** By id of the island. Without what extensions insert later. */
const serverControls = new Map<string, HTMLElement[]>();
let lastFocused: EventTarget | null;

export function recordControls() {
  listIslands().forEach((island) => serverControls.set(island.id, find(island)));
  // In the capture phase, because React stops the event while it hydrates an island.
  addEventListener('focusin', ({ target }) => (lastFocused = target), true);
}

const describe = (control: Element) =>
  control.tagName + control.getAttribute('name') + control.getAttribute('href');

/** The control, or its counterpart, which has the same place among those of its kind. */
export function findControl(island: Element, control: HTMLElement): HTMLElement | undefined {
  if (control.isConnected) return control;
  const ofKind = (controls: HTMLElement[] = []) =>
    controls.filter((other) => describe(other) === describe(control));
  return ofKind(find(island))[ofKind(serverControls.get(island.id)).indexOf(control)];
}

/** What it reads of a field, a textarea has, too. */
const isField = (control: Element): control is HTMLInputElement => 'defaultValue' in control;

function restoreField(old: HTMLInputElement, field: HTMLInputElement) {
  if (old.checked !== old.defaultChecked) {
    if (field.checked !== old.checked) field.click();
  } else if (old.value !== old.defaultValue) {
    // React overrides the setter of the element itself, and would not notice.
    const prototype = Object.getPrototypeOf(field);
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, old.value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (old.selectionStart !== null) field.setSelectionRange(old.selectionStart, old.selectionEnd);
  }
}

/** Restores choices, texts, values and the focus in an island that React has drawn anew. */
export function restoreControls(island: HTMLElement) {
  for (const old of serverControls.get(island.id) ?? []) {
    const control = findControl(island, old);
    if (!control || control === old) continue;
    if (isField(old) && isField(control)) restoreField(old, control);
    if (lastFocused === old) control.focus({ preventScroll: true });
  }
}
