import type { IsoDate } from './dates';

export const valueUnits = [
  'percent',
  'dollars',
  'count',
  'score',
  'centimeters',
  'fahrenheit',
] as const;

/** What a value is counted in; `formatValue` says how it is written. */
export type ValueUnit = (typeof valueUnits)[number];

export interface Axis {
  /** Title of the axis, unit included: "Retention (%)". */
  label: string;
  unit: ValueUnit;
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
  /** Decimals of its values, where they differ from those of its axis. */
  decimals?: number;
  /** Marks the series that the chart is about: a heavy line in ink; the others are thin. */
  subject?: true;
}

/** One point of one series. */
export interface ChartPoint {
  series: string;
  x: string;
}

/**
 * The figures that a chart draws. A line chart draws the series of its right axis in a second panel
 * below; the series of a hanging axis are drawn there as bars that hang down, the longer the larger.
 * A value beyond the end of its axis is drawn at the end, with the number beside it. The x values of
 * a pie, which has one series, are its slices; those of a radar chart are its spokes.
 */
export interface ChartData {
  kind: 'line' | 'area' | 'stacked-area' | 'bar' | 'pie' | 'radar' | 'combined';
  x: {
    label: string;
    values: readonly string[];
    /** The periods among the values that were not over when they were counted. */
    partial?: readonly string[];
    /** The values with too few answers to be compared with the others. */
    few?: readonly string[];
    /** Written after each of the values: "80 °F". */
    unit?: ValueUnit;
  };
  left: Axis;
  right?: Axis;
  hanging?: Axis;
  series: readonly Series[];
  /** A line across the chart at a value of the left axis, and what begins there. */
  threshold?: { value: number; label: string };
  /** Points to mark because something happened that the axes do not show, and what it was. */
  events?: { label: string; at: readonly ChartPoint[] };
  /** Ids of the series whose last value is printed with the name of the line. */
  printed?: readonly string[];
}

/** A footnote of a dataset, about one of its points. */
export interface DatasetFootnote extends ChartPoint {
  text: string;
}

/**
 * Where a note stands, measured from its point in units of the drawing, which is 600 wide, or 320
 * in its compact form. A note that is at least 12 to the side is centered vertically on `dy`; any
 * other ends at `dy` above its point or starts there below it.
 */
export interface FootnotePlacement {
  dx: number;
  dy: number;
  /** Width at which its text wraps. */
  width: number;
  /** In a compact chart: the center of its number. */
  compact: { dx: number; dy: number };
}

/** A footnote that a chart prints beside its point. */
export interface PlacedFootnote extends DatasetFootnote, FootnotePlacement {}

export interface DashboardChart {
  id: string;
  /** The finding, at most 12 words, no final period. */
  title: string;
  /** Each statement of the title and the summary, and whether the data bear it out; a test names those that are false. */
  claims: Readonly<Record<string, boolean>>;
  /** Measure, population and period, one line. */
  measure: string;
  /** What to notice in the chart; printed beside the drawing. */
  sentence: string;
  /** The text alternative, for those who do not see the drawing: type, range, shape, extreme; at most 250 characters. */
  summary: string;
  updated: IsoDate;
  source: string;
  notes: readonly PlacedFootnote[];
  /** The x value that the title speaks of: the readout shows it until the visitor chooses another. */
  restingX: string;
  data: ChartData;
}

/** The head of a column, and how its cells are set. */
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

/** A table ready to print; the cells are text, in the order of the columns. The first column holds row headers. */
export interface TableData {
  caption: string;
  columns: readonly TableColumn[];
  rows: readonly (readonly string[])[];
}
