/**
 * A field of a display-only form: visitors can fill it in, but nothing happens with the entry
 * (51 CSR 8.4). A note at each form says so.
 */
export type DisplayOnlyFieldData =
  | { kind: 'text' | 'date'; id: string; label: string }
  | { kind: 'select'; id: string; label: string; options: readonly string[] }
  /** A group of checkboxes, which are all checked when the page loads. */
  | { kind: 'checkboxes'; id: string; label: string; options: readonly string[] };

export interface DisplayOnlyFormData {
  id: string;
  title: string;
  /** The note above the fields, which says that the form does nothing. */
  note: string;
  fields: readonly DisplayOnlyFieldData[];
  action: string;
}
