import type { IsoDate } from './dates';

export const valueUnits = [
  'percent',
  'dollars',
  'count',
  'score',
  'centimeters',
  'fahrenheit',
  'days',
] as const;

export type ValueUnit = (typeof valueUnits)[number];

export interface Axis {
  /** The axis title with its unit: "Retention (%)". */
  label: string;
  unit: ValueUnit;
  /** Decimals in the readout and the table. */
  decimals: number;
  min?: number;
  max?: number;
}

/** A series has one value for each entry of `x.values`, null where none was measured. */
export interface Series {
  id: string;
  label: string;
  values: readonly (number | null)[];
  /** The left axis by default. */
  axis?: 'left' | 'right' | 'hanging';
  /** How the series is drawn, in a chart of kind `combined` only. */
  mark?: 'bar' | 'line' | 'point';
  /** The number of decimals, if it differs from the axis's. */
  decimals?: number;
  /** The series that the chart is about: its line is thicker and darker than the others. */
  subject?: true;
}

/** A point of a chart, found by the id of a series and an x value. */
export interface ChartPoint {
  series: string;
  x: string;
}

/**
 * What a chart draws. A line or area chart has a panel for each axis; the hanging axis has bars
 * that grow downward. In a pie chart, which has one series, each x value is a slice; in a radar
 * chart, a spoke.
 */
export interface ChartData {
  kind: 'line' | 'area' | 'stacked-area' | 'bar' | 'pie' | 'radar' | 'combined';
  x: {
    label: string;
    values: readonly string[];
    /** The x values whose period was still running when the data were counted. */
    partial?: readonly string[];
    /** The x values with too few answers to compare. */
    tooFewAnswers?: readonly string[];
    /** Written after each x value: °F in "80 °F". */
    unit?: ValueUnit;
  };
  left: Axis;
  right?: Axis;
  hanging?: Axis;
  series: readonly Series[];
  /** A labeled line across the chart at a value of the left axis. */
  threshold?: { value: number; label: string };
  /** Points with a mark, because the event that `label` names happened there. */
  events?: { label: string; at: readonly ChartPoint[] };
  /** Series whose last value is printed at the end of the line. */
  lastValueLabels?: readonly string[];
}

/** A footnote about one series at one x value. */
export interface DatasetFootnote extends ChartPoint {
  text: string;
}

export interface DashboardChart {
  id: string;
  /** States the finding, in at most 12 words without a final period. */
  title: string;
  /**
   * The claims that `title`, `sentence`, and `summary` make, each with whether the data confirm it. A test
   * fails if a claim is false.
   */
  claims: Readonly<Record<string, boolean>>;
  /** What was measured, of whom, and in which years. */
  measure: string;
  /** A sentence that says what to notice in the chart. */
  sentence: string;
  /** The text alternative: type, range, shape and extremes, in at most 250 characters. */
  summary: string;
  updated: IsoDate;
  source: string;
  notes: readonly DatasetFootnote[];
  /**
   * The x value that the title is about: the readout shows it until the visitor chooses another.
   */
  restingX: string;
  data: ChartData;
  /** Has the values of `data`, which more rows and columns may follow. */
  table: TableData;
}

export interface TableColumn {
  label: string;
  numeric?: boolean;
  /** Without it, the length of the texts decides. */
  nowrap?: boolean;
  /** Sets the column apart from the others, in semibold. */
  strong?: boolean;
  /**
   * The number in each cell, undefined where it can’t be compared with the others. The table marks
   * the highest and the lowest.
   */
  comparableNumbers?: readonly (number | undefined)[];
  /** A bar in each cell, which is full at `fullBarValue`, or a tint from `tintFrom` on. */
  cellGraphic?: { fullBarValue: number } | { tintFrom: number };
}

/** Rows of formatted texts; the first column holds row headers. */
export interface TableData {
  caption: string;
  columns: readonly TableColumn[];
  rows: readonly (readonly string[])[];
  /** The last row has the sums or means of the rows above, and a thick line over it. */
  hasTotalRow?: boolean;
}
