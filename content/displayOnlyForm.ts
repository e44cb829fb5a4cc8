/**
 * Visitors can fill in the field, but nothing happens (51 CSR 8.4). A note at each form says so.
 */
export type DisplayOnlyFieldData =
  | { kind: 'text' | 'date'; id: string; label: string }
  | { kind: 'select'; id: string; label: string; options: readonly string[] }
  /** Checkboxes that are all checked at first. */
  | { kind: 'checkboxes'; id: string; label: string; options: readonly string[] };

export interface DisplayOnlyFormData {
  id: string;
  title: string;
  /** Says that the form does nothing. */
  note: string;
  fields: readonly DisplayOnlyFieldData[];
  action: string;
}
