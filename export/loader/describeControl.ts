import type { Control } from './loaderState';

export const controlSelector = 'a, button, input, textarea';

/**
 * What makes a control the one that the visitor means: its role and accessible name, or its id.
 * Actions are repeated only on a control with the same description, because React may use an
 * element for another control.
 */
export const describeControl = (control: Control) =>
  control.tagName +
  (control.id ||
    control.type +
      (control.getAttribute('aria-label') ?? (control.labels?.[0] ?? control).textContent));
