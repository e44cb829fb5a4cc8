import { controlSelector, describeControl } from './describeControl';
import type { Control, FieldState, LoaderState } from './loaderState';

export const loader: LoaderState = (window.loader = {
  controls: [],
  actions: [],
  hydrated: new Set(),
  focused: null,
});

export function recordControls() {
  loader.controls = [
    ...document.querySelectorAll<Control>(`[data-island] :is(${controlSelector})`),
  ].map((control) => ({
    control,
    island: control.closest('[data-island]')?.id ?? '',
    description: describeControl(control),
  }));
}

export const readFields = (): FieldState[] =>
  loader.controls.map(({ control: { checked, value }, description }) => [
    description,
    checked,
    value,
  ]);
