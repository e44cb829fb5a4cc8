/** A link, button or field; only fields have a state. */
export interface Control extends HTMLElement {
  type?: string;
  labels?: NodeListOf<HTMLLabelElement> | null;
  checked?: boolean;
  value?: string;
}

/** A control as the server rendered it. */
export interface ServerControl {
  control: Control;
  /** The id of its island. */
  island: string;
  description: string;
}

/** A control, by its description, and the state of it if it is a field. */
export type FieldState = readonly [description: string, isChecked?: boolean, value?: string];

/** A click or key in an island that was not hydrated. */
export interface HeldAction {
  /** The id of the island. */
  island: string;
  control: HTMLElement;
  /** Of the control at that time. */
  description: string;
  key?: string;
  /** At that time, in the order of `controls`. */
  fields: readonly FieldState[];
}

/** What the inline script hands to the scripts of islands: see repeatActions.ts. */
export interface LoaderState {
  controls: ServerControl[];
  actions: HeldAction[];
  /** The ids of the islands in which actions need not be held. */
  hydrated: Set<string>;
  focused: EventTarget | null;
}

declare global {
  interface Window {
    loader?: LoaderState;
  }
}
