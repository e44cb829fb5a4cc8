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

/** The unit in which a number is shown; `formatValue` in format.ts writes a number with its unit. */
export type ValueUnit = (typeof valueUnits)[number];

export interface Axis {
  /** Title of the axis with its unit: "Retention (%)". */
  label: string;
  unit: ValueUnit;
  /** The number of decimals with which the chart's readout and the table show the axis's values. */
  decimals: number;
  min?: number;
  max?: number;
}

/** A data series: one value for each entry of the chart's `x.values`. */
export interface Series {
  id: string;
  label: string;
  values: readonly number[];
  /** The y axis that the series is drawn on; by default the left one. */
  axis?: 'left' | 'right' | 'hanging';
  /** The shape that draws the series in a chart of kind `combined`; other charts ignore it. */
  mark?: 'bar' | 'line' | 'point';
  /** The number of decimals of this series' values, if it differs from the axis's `decimals`. */
  decimals?: number;
  /** True for the series that the chart is about: its line is thick and dark, the others are thin. */
  subject?: true;
}

/** Names one point of a chart: the id of its series and its x value. */
export interface ChartPoint {
  series: string;
  x: string;
}

/**
 * The data that a chart draws. A line or area chart draws the series of its right axis in a second panel below the
 * first, and the series of its hanging axis in a panel below that, as bars that grow downward. A value beyond the end
 * of its axis is drawn at the end, with the number beside it. In a pie chart, which has one series, each x value is a
 * slice; in a radar chart, a spoke.
 */
export interface ChartData {
  kind: 'line' | 'area' | 'stacked-area' | 'bar' | 'pie' | 'radar' | 'combined';
  x: {
    label: string;
    values: readonly string[];
    /** The x values whose period had not ended when the data were counted. */
    partial?: readonly string[];
    /** The x values with too few answers to be compared with the others. */
    tooFewAnswers?: readonly string[];
    /** The unit written after each x value: "80 °F". */
    unit?: ValueUnit;
  };
  left: Axis;
  right?: Axis;
  hanging?: Axis;
  series: readonly Series[];
  /** A line across the chart at a value of the left axis, and its label. */
  threshold?: { value: number; label: string };
  /** Points that the chart marks because the event named by `label` happened at their x values. */
  events?: { label: string; at: readonly ChartPoint[] };
  /** Ids of the series with their last value printed at the end of the line, in a line or area chart. */
  lastValueLabels?: readonly string[];
}

/** A footnote about the value of one series at one x value. */
export interface DatasetFootnote extends ChartPoint {
  text: string;
}

export interface DashboardChart {
  id: string;
  /** The heading of the chart, which states its finding: at most 12 words, no final period. */
  title: string;
  /**
   * The statements that the title, the sentence and the summary make about the data, and for each whether the data
   * confirm it. A test fails for each statement that is false.
   */
  claims: Readonly<Record<string, boolean>>;
  /** One line below the chart's title that names what was measured, of whom, and in which years. */
  measure: string;
  /** A sentence beside the chart that says what to notice in it. */
  sentence: string;
  /** The text alternative of the SVG: type, range, shape and extreme values, in at most 250 characters. */
  summary: string;
  updated: IsoDate;
  source: string;
  notes: readonly DatasetFootnote[];
  /**
   * The x value whose values the readout shows until the visitor chooses another x value: the one that the title is
   * about.
   */
  restingX: string;
  data: ChartData;
}

export interface TableColumn {
  label: string;
  numeric?: boolean;
  nowrap?: boolean;
  /**
   * Label of another column. On phones the cells of this column move below the cells of that one, so that the
   * table is narrower.
   */
  mergedInto?: string;
  /**
   * The number in each cell of the column, or undefined if it can’t be compared with the others. The table marks the
   * highest and the lowest of them.
   */
  comparableNumbers?: readonly (number | undefined)[];
  /**
   * What the cells show besides their numbers: a bar each, which has its full length at `fullBarValue`, or a tint from
   * the number `tintFrom` on.
   */
  cellGraphic?: { fullBarValue: number } | { tintFrom: number };
}

/** Rows of formatted texts, in the order of the columns. The first column holds row headers. */
export interface TableData {
  caption: string;
  columns: readonly TableColumn[];
  rows: readonly (readonly string[])[];
  /** Whether the last row has the sums or means of the rows above. A thick line sets it off. */
  hasTotalRow?: boolean;
}
