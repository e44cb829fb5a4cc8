import { controlSelector, describeControl } from './loader/describeControl';
import type {
  Control,
  FieldState,
  HeldAction,
  LoaderState,
  ServerControl,
} from './loader/loaderState';

/** React renders between two tasks. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** What it reads of an input, a textarea has, too. */
const isField = (control: Element): control is HTMLInputElement => 'defaultValue' in control;

const readField = ({ control: { checked, value }, description }: ServerControl): FieldState => [
  description,
  checked,
  value,
];

function setField(field: HTMLInputElement, [, isChecked = false, value = '']: FieldState) {
  if (field.checked !== isChecked) {
    if (isChecked || field.type === 'checkbox') field.click();
    // No click takes back the choice of a radio button.
    else field.checked = false;
  } else if (field.value !== value) {
    // React overrides the setter of the element itself, and would not notice.
    const prototype = Object.getPrototypeOf(field);
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function moveFocus(from: Control, to: Control) {
  to.focus({ preventScroll: true });
  if (isField(from) && isField(to) && from.selectionStart !== null)
    to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/**
 * Does again what the visitor did in an island before it was hydrated, which the page's inline
 * script has recorded. A press is repeated on the control that was pressed. If React has drawn the
 * island anew, because somebody else, such as a translator, had changed it, the press is repeated on
 * the control with the same description and place. Otherwise it is dropped: what is in a control's
 * place by then, such as the confirming button of two, may do something else.
 */
export async function repeatActions(
  island: HTMLElement,
  isDrawnAnew: boolean,
  loader: LoaderState,
): Promise<void> {
  const { controls, actions, hydrated } = loader;
  const { id } = island;
  const own = controls.filter((one) => one.island === id);
  const waiting = actions.filter((one) => one.island === id);
  const counterparts = new Map<Control, Control>();

  function findCounterparts() {
    const drawn = isDrawnAnew ? [...island.querySelectorAll<Control>(controlSelector)] : [];
    for (const { control, description } of own) {
      if (counterparts.has(control)) continue;
      const before = own.filter((one) => one.description === description);
      const now = drawn.filter((one) => describeControl(one) === description);
      const place = before.findIndex((one) => one.control === control);
      const found = control.isConnected ? control : now[place];
      if (found && (found === control || now.length === before.length))
        counterparts.set(control, found);
    }
  }

  /** Sets the fields in which the states differ. */
  function changeFields(from: readonly FieldState[] = [], to: readonly FieldState[] = []) {
    controls.forEach(({ control }, index) => {
      const field = counterparts.get(control);
      const [before, after] = [from[index], to[index]];
      if (!field?.isConnected || !isField(field) || !before || !after) return;
      if (before[1] !== after[1] || before[2] !== after[2]) setField(field, after);
    });
  }

  function repeat({ control, description, key }: HeldAction) {
    const target = counterparts.get(control) ?? control;
    const onServer = own.find((one) => one.control === control)?.description;
    // React may use an element for another control.
    if (!target.isConnected || ![description, onServer].includes(describeControl(target))) return;
    if (key) target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    else target.click();
  }

  /** The inline script holds no event of this. */
  function run(change: () => void) {
    hydrated.add(id);
    change();
    hydrated.delete(id);
  }

  async function takeAction(action: HeldAction) {
    actions.splice(actions.indexOf(action), 1);
    run(() => repeat(action));
    await nextTask();
  }

  await nextTask();
  const initial = controls.map((one): FieldState =>
    one.control.isConnected || !isField(one.control)
      ? readField(one)
      : [one.description, one.control.defaultChecked, one.control.defaultValue],
  );
  const states = [initial, ...waiting.map(({ fields }) => fields), controls.map(readField)];
  findCounterparts();
  run(() => changeFields(states[0], states[1]));
  const { focused } = loader;
  for (const [control, counterpart] of counterparts)
    if (control === focused && counterpart !== control) moveFocus(control, counterpart);
  for (const [index, action] of waiting.entries()) {
    await nextTask();
    // A choice may have brought back a button.
    findCounterparts();
    await takeAction(action);
    run(() => changeFields(states[index + 1], states[index + 2]));
  }
  // What the visitor has done meanwhile.
  for (;;) {
    const action = actions.find((one) => one.island === id);
    if (!action) break;
    await takeAction(action);
  }
  hydrated.add(id);
}
