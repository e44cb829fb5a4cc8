/**
 * Controls that look like controls, keep what is typed, and do nothing (51 CSR 8.4). One short line
 * near each group says so.
 */
export type SpecimenField =
  | { kind: 'text' | 'date'; id: string; label: string }
  | { kind: 'select'; id: string; label: string; options: readonly string[] }
  /** Boxes that are all checked at first. */
  | { kind: 'checkboxes'; id: string; label: string; options: readonly string[] };

export interface SpecimenForm {
  id: string;
  title: string;
  /** The official line that stands before the first field. */
  note: string;
  fields: readonly SpecimenField[];
  action: string;
}
