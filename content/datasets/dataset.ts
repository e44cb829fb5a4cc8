import type { Axis, DatasetFootnote } from '../charts';

export type Measure = Pick<Axis, 'label' | 'unit' | 'decimals'>;

export interface Dataset<Row> {
  /** Name of the dataset, which its dashboard lists under "Available Datasets". */
  name: string;
  period: string;
  source: string;
  measures: {
    readonly [Field in keyof Row as Row[Field] extends number ? Field : never]: Measure;
  };
  rows: readonly Row[];
  footnotes: readonly DatasetFootnote[];
}

/**
 * Text that names the source of datasets that begin in 2020: first the Binder, a record of the years before the
 * Commission existed, then the Commission.
 */
export const binderSource = 'Binder (to Feb\u00a02024); Commission (since).';

/** Text that names the source of datasets that begin in June 2024, when the Commission registered its first entries. */
export const commissionSource = 'Commission (since June\u00a02024).';
