import type { ChartData, TableData } from '../charts';
import { findSeriesAxis, formatValue } from '../format';
import type { Measure } from './dataset';
import { mean } from './statistics';

/** A column of figures, one for each row of a table. */
export interface FigureColumn extends Measure {
  values: readonly number[];
  /** Figures of at least this much stand out in the table, which then draws no bars for them. */
  from?: number;
}

/** One value of a chart as text, formatted with its unit ("52.0%"), for sentences about the chart. */
export function formatSeriesValue(data: ChartData, seriesId: string, x: string): string {
  const series = data.series.find(({ id }) => id === seriesId);
  const value = series?.values[data.x.values.indexOf(x)];
  if (!series || value === undefined) throw new Error(`No value of "${seriesId}" at "${x}".`);
  return formatValue(value, findSeriesAxis(data, series));
}

/** The x values that can't be compared with the others: their period was not over, or few people answered. */
export const listIncomparableXValues = ({ partial = [], few = [] }: ChartData['x']) => [
  ...partial,
  ...few,
];

/** Makes a table with a row for each x value. The names of rows that can't be compared stand in parentheses. */
export function createTable(
  caption: string,
  x: ChartData['x'],
  columns: readonly FigureColumn[],
): TableData {
  const apart = listIncomparableXValues(x);
  const comparable = ({ values }: FigureColumn) =>
    values.map((value, i) => (apart.includes(x.values[i] ?? '') ? undefined : value));
  // Columns of one unit are drawn to one scale.
  const highest = (unit: FigureColumn['unit']) =>
    Math.max(
      ...columns
        .filter((column) => column.unit === unit)
        .flatMap(comparable)
        .filter((value) => value !== undefined),
    );
  return {
    caption,
    columns: [
      { label: x.label },
      ...columns.map((column) => ({
        label: column.label,
        numeric: true,
        comparableNumbers: comparable(column),
        cellGraphic:
          column.from === undefined
            ? { fullBarValue: highest(column.unit) }
            : { tintFrom: column.from },
      })),
    ],
    rows: x.values.map((name, index) => [
      apart.includes(name) ? `(${name})` : name,
      ...columns.map((column) => formatValue(column.values[index] ?? NaN, column)),
    ]),
  };
}

/** The table of a chart: the numbers that it draws, then columns (`more`) that it does not draw. */
export function createChartTable(
  caption: string,
  data: ChartData,
  more: readonly FigureColumn[] = [],
): TableData {
  return createTable(caption, data.x, chartColumns(data).concat(more));
}

/** Like `createChartTable`, with a last row of means, which are the figures of the summary cards. */
export function createChartTableWithMeans(
  caption: string,
  data: ChartData,
  more: readonly FigureColumn[] = [],
): TableData {
  const columns = chartColumns(data).concat(more);
  const { rows, ...rest } = createTable(caption, data.x, columns);
  // One decimal would not show the changes that the cards state.
  const means = columns.map(({ values, unit, decimals }) =>
    formatValue(mean(values), { unit, decimals: Math.max(decimals, 2) }),
  );
  return { ...rest, rows: [...rows, ['Mean', ...means]] };
}

/**
 * Returns the table with some columns merged into others on a phone.
 * @param hosts label of a column to merge: label of the column under which its cells then stand
 */
export function mergeColumnsOnPhones(
  { columns, ...rest }: TableData,
  hosts: Readonly<Record<string, string>>,
): TableData {
  return {
    ...rest,
    columns: columns.map((column) => ({ ...column, mergedInto: hosts[column.label] })),
  };
}

/** The chart's series as columns. The subject of the chart comes first, so that a phone shows it without scrolling. */
function chartColumns(data: ChartData): FigureColumn[] {
  const order = [...data.series].sort((a, b) => Number(b.subject ?? 0) - Number(a.subject ?? 0));
  return order.map((series) => {
    const { unit, decimals } = findSeriesAxis(data, series);
    return { label: series.label, unit, decimals, values: series.values };
  });
}
