/**
 * A field of a form for show: it accepts what is entered and does nothing with it (51 CSR 8.4). A
 * short line at each form says so.
 */
export type DisplayOnlyFieldData =
  | { kind: 'text' | 'date'; id: string; label: string }
  | { kind: 'select'; id: string; label: string; options: readonly string[] }
  /** Boxes that are all checked at first. */
  | { kind: 'checkboxes'; id: string; label: string; options: readonly string[] };

export interface DisplayOnlyFormData {
  id: string;
  title: string;
  /** The line before the first field, in the agency's tone. */
  note: string;
  fields: readonly DisplayOnlyFieldData[];
  action: string;
}
