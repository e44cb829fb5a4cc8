import type { Axis, DatasetFootnote } from '../charts';

export type Measure = Pick<Axis, 'label' | 'unit' | 'decimals'>;

type FieldsOf<Row, Value> = keyof {
  [Field in keyof Row as Row[Field] extends Value ? Field : never]: unknown;
} &
  string;

export interface Dataset<Row> {
  /** The name listed under "Available Datasets". */
  name: string;
  source: string;
  /** The field that identifies a row, such as `month`. */
  x: FieldsOf<Row, string | number>;
  measures: {
    readonly [Field in FieldsOf<Row, number | null>]: Measure;
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
