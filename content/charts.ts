import type { IsoDate } from './dates';

export const valueUnits = [
  'percent',
  'dollars',
  'count',
  'score',
  'centimeters',
  'fahrenheit',
] as const;

/** The unit of a value; `formatValue` in format.ts writes the value with its unit. */
export type ValueUnit = (typeof valueUnits)[number];

export interface Axis {
  /** Title of the axis with its unit: "Retention (%)". */
  label: string;
  unit: ValueUnit;
  /** The number of decimals in readouts and tables. */
  decimals: number;
  min?: number;
  max?: number;
}

/** A data series: one value for each entry of the chart's `x.values`. */
export interface Series {
  id: string;
  label: string;
  values: readonly number[];
  /** The y axis of the series; the default is the left one. */
  axis?: 'left' | 'right' | 'hanging';
  /** The shape in which a combined chart draws the series; other charts ignore it. */
  mark?: 'bar' | 'line' | 'point';
  /** The number of decimals of this series' values, if it differs from that of its axis. */
  decimals?: number;
  /** True for the series that the chart is about: its line is thick and dark, the others are thin. */
  subject?: true;
}

/** Names one point of a chart: the id of its series and its x value. */
export interface ChartPointReference {
  series: string;
  x: string;
}

/**
 * The data that a chart draws. A line chart draws the series of its right axis in a second panel
 * below the first, and the series of its hanging axis there as bars that grow downward. A value
 * beyond the end of its axis is drawn at the end, with the number beside it. In a pie chart, which
 * has one series, each x value is a slice; in a radar chart, a spoke.
 */
export interface ChartData {
  kind: 'line' | 'area' | 'stacked-area' | 'bar' | 'pie' | 'radar' | 'combined';
  x: {
    label: string;
    values: readonly string[];
    /** The x values whose period had not ended when the data were counted. */
    partial?: readonly string[];
    /** The x values with too few answers to be compared with the others. */
    few?: readonly string[];
    /** The unit written after each x value: "80 °F". */
    unit?: ValueUnit;
  };
  left: Axis;
  right?: Axis;
  hanging?: Axis;
  series: readonly Series[];
  /** A line across the chart at a value of the left axis, and its label. */
  threshold?: { value: number; label: string };
  /** Points that are marked because an event happened there, and the label of the event. */
  events?: { label: string; at: readonly ChartPointReference[] };
  /** Ids of the series whose last value is printed after the label of the line. */
  printed?: readonly string[];
}

/** A footnote of a dataset about one point of the chart. */
export interface DatasetFootnote extends ChartPointReference {
  text: string;
}

/**
 * The position of a footnote, measured from its point in units of the SVG, which is 600 wide, or 320
 * in its compact form. A footnote with a `dx` of 12 or more (or -12 or less) is centered vertically on
 * `dy`. Any other footnote ends at `dy` if it is above its point, and starts at `dy` if it is below.
 */
export interface FootnoteOffset {
  dx: number;
  dy: number;
  /** Width at which the text wraps. */
  width: number;
  /** Center of the number that stands for the footnote in a compact chart. */
  compact: { dx: number; dy: number };
}

/** A footnote that a chart prints beside its point. */
export interface FootnoteWithOffset extends DatasetFootnote, FootnoteOffset {}

/** A chart of a dashboard: its data, and the texts printed around it. */
export interface DashboardChart {
  id: string;
  /** The heading of the chart, which states its finding: at most 12 words, no final period. */
  title: string;
  /** Each statement of the title and the summary, and whether the data confirm it; a test lists the false ones. */
  claims: Readonly<Record<string, boolean>>;
  /** One line that names the measure, the population and the period. */
  measure: string;
  /** A sentence beside the chart that says what to notice in it. */
  sentence: string;
  /** The text alternative of the SVG: type, range, shape and extreme values, in at most 250 characters. */
  summary: string;
  updated: IsoDate;
  source: string;
  notes: readonly FootnoteWithOffset[];
  /** The x value that the readout shows until the visitor chooses another: the one that the title is about. */
  restingX: string;
  data: ChartData;
}

/** A column of a table: its header, and the format of its cells. */
export interface TableColumn {
  label: string;
  numeric?: boolean;
  nowrap?: boolean;
  /** Label of the column into whose cells a phone shows this column’s cells, so that the table is narrower. */
  mergedInto?: string;
  /** The numbers in the cells, undefined where a number can’t be compared. The table marks the highest and the lowest. */
  comparableNumbers?: readonly (number | undefined)[];
  /** Either the number whose bar has full length, for a bar in each cell, or the limit from which cells are tinted. */
  cellGraphic?: { fullBarValue: number } | { tintFrom: number };
}

/** A table whose cells are formatted texts, in the order of the columns. The first column holds row headers. */
export interface TableData {
  caption: string;
  columns: readonly TableColumn[];
  rows: readonly (readonly string[])[];
}
