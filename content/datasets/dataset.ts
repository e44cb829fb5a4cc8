import type { Axis, DatasetFootnote } from '../charts';

export type Measure = Pick<Axis, 'label' | 'unit' | 'decimals'>;

export interface Dataset<Row> {
  /** The name listed under "Available Datasets". */
  name: string;
  source: string;
  measures: {
    readonly [Field in keyof Row as Row[Field] extends number ? Field : never]: Measure;
  };
  rows: readonly Row[];
  footnotes: readonly DatasetFootnote[];
}

/**
 * The source of datasets that begin in 2020: first the Binder, a record older than the Commission,
 * then the Commission.
 */
export const binderSource = 'Binder (to Feb\u00a02024); Commission (since).';

/** The source of datasets that begin with the first registrations, in June 2024. */
export const commissionSource = 'Commission (since June\u00a02024).';
