import type { IsoDate } from './dates';

export const units = ['percent', 'dollars', 'count', 'score', 'centimeters', 'fahrenheit'] as const;

/** What a value is counted in; `formatValue` says how it is written. */
export type Unit = (typeof units)[number];

export interface Axis {
  /** Title of the axis, unit included: "Retention (%)". */
  label: string;
  unit: Unit;
  /** Decimals shown in readouts and tables. */
  decimals: number;
  min?: number;
  max?: number;
}

/** One value for each entry of the chart's `x.values`. */
export interface Series {
  id: string;
  label: string;
  values: readonly number[];
  /** Which y axis measures it; the left one where nothing is said. */
  axis?: 'left' | 'right' | 'hanging';
  /** Only in a combined chart: how this series is drawn. */
  mark?: 'bar' | 'line' | 'point';
  /** Where it is written finer than its axis. */
  decimals?: number;
  /** What the chart is about: a heavy line in ink, the others thin beside it. */
  subject?: true;
}

/** One point of one series. */
export interface ChartPoint {
  series: string;
  x: string;
}

/**
 * The figures a chart draws. Where a chart of lines has a right axis, what it measures stands in a
 * panel of its own, below; what a hanging one measures hangs there as bars, the more the lower. Where a
 * value is beyond the end of its axis, it is drawn there and printed. A pie has one series whose x values are the slices; in a radar chart they are the spokes. */
export interface ChartData {
  kind: 'line' | 'area' | 'stacked-area' | 'bar' | 'pie' | 'radar' | 'combined';
  x: {
    label: string;
    values: readonly string[];
    /** Those that were not over when they were counted. */
    partial?: readonly string[];
    /** Those that rest on too few answers to be compared with the others. */
    few?: readonly string[];
    /** Stands behind each of the values: "80 °F". */
    unit?: Unit;
  };
  left: Axis;
  right?: Axis;
  hanging?: Axis;
  series: readonly Series[];
  /** A value of the left axis above which something holds, and what. */
  threshold?: { value: number; label: string };
  /** Points at which something happens that the axes do not show, and what. */
  events?: { label: string; at: readonly ChartPoint[] };
  /** The value printed with its line's name: at the last place of the series. */
  printed?: readonly string[];
}

/** A footnote of a dataset, about one of its points. */
export interface Footnote extends ChartPoint {
  text: string;
}

/**
 * Where a note stands, measured from its point in units of the drawing, which is 600 wide, or 320
 * in its compact form. A note that is at least 12 to the side is centered vertically on `dy`; any
 * other ends at `dy` above its point or starts there below it.
 */
export interface NotePlacement {
  dx: number;
  dy: number;
  /** Width at which its text wraps. */
  width: number;
  /** In a compact chart: the center of its number. */
  compact: { dx: number; dy: number };
}

/** A footnote that a chart prints at its point. */
export interface ChartNote extends Footnote, NotePlacement {}

export interface ChartReport {
  id: string;
  /** The finding, at most 12 words, no final period. */
  title: string;
  /** What the title and the summary assert, each worked out on the data; a test names what is not true. */
  claims: Readonly<Record<string, boolean>>;
  /** Measure, population and period, one line. */
  measure: string;
  /** What to see in it, beside the drawing. */
  sentence: string;
  /** The text alternative, for those who do not see the drawing: type, range, shape, extreme; at most 250 characters. */
  summary: string;
  updated: IsoDate;
  source: string;
  notes: readonly ChartNote[];
  /** The x value that the title speaks of: the readout shows it until the visitor chooses another. */
  restingX: string;
  data: ChartData;
}

export interface TableColumn {
  label: string;
  numeric?: boolean;
  nowrap?: boolean;
  /** Label of the column that it joins on a phone, so that what matters is in sight there. */
  under?: string;
  /** The figures behind the cells that can be compared, of which the extremes are pointed out. */
  figures?: readonly (number | undefined)[];
  /** Of the figures: they can be drawn as bars, having a zero, a whole one up to `to`; or those from one on stand out. */
  drawn?: { to: number } | { from: number };
}

/** A table ready to print; the cells are text, in the order of the columns. The first column holds row headers. */
export interface TableData {
  caption: string;
  columns: readonly TableColumn[];
  rows: readonly (readonly string[])[];
}
