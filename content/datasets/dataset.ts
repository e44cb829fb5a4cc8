import type { Axis, DatasetFootnote } from '../charts';

/** What a field counts, and how its values are written. */
export type Measure = Pick<Axis, 'label' | 'unit' | 'decimals'>;

/** Measured rows, with what one must know to read them. */
export interface Dataset<Row> {
  /** As listed under "Available Datasets". */
  name: string;
  period: string;
  source: string;
  measures: { readonly [Field in keyof Row as Row[Field] extends number ? Field : never]: Measure };
  rows: readonly Row[];
  footnotes: readonly DatasetFootnote[];
}

export const binderAndCommissionSource =
  'Binder (2020–Feb\u00a02024, pencil); Commission (from the rows of Mar\u00a02024, entered retroactively in May\u00a02024, pen).';

/** Where nothing was kept before there was a Commission. */
export const commissionSource = 'Commission (since June\u00a02024, pen).';
