import type { ChartData, TableData } from '../charts';
import { findSeriesAxis, formatValue } from '../format';
import type { Measure } from './dataset';
import { mean } from './statistics';

export interface NumericTableColumn extends Measure {
  values: readonly number[];
  /** The table highlights values of at least this number. A column with this limit has no bars. */
  from?: number;
}

/** Returns the value of a chart's series at an x value as text with its unit ("52.0%"), for sentences about the chart. */
export function formatSeriesValue(data: ChartData, seriesId: string, x: string): string {
  const series = data.series.find(({ id }) => id === seriesId);
  const value = series?.values[data.x.values.indexOf(x)];
  if (!series || value === undefined)
    throw new Error(
      `The chart has no value of the series "${seriesId}" at the x value "${x}". Pass the id of a series and an x value that it has.`,
    );
  return formatValue(value, findSeriesAxis(data, series));
}

/**
 * Returns the x values whose y values can't be compared with the others, because the month had not ended or too few
 * people answered.
 */
export const listIncomparable = ({ partial = [], tooFewAnswers = [] }: ChartData['x']) => [
  ...partial,
  ...tooFewAnswers,
];

/**
 * Creates a table with a row for each x value of a chart. The names of rows whose values can't be compared are in
 * parentheses.
 */
export function createXValueTable(
  caption: string,
  x: ChartData['x'],
  columns: readonly NumericTableColumn[],
): TableData {
  const apart = listIncomparable(x);
  const comparable = ({ values }: NumericTableColumn) =>
    values.map((value, i) => (apart.includes(x.values[i] ?? '') ? undefined : value));
  // Gives bars only to the columns that have the first column's unit. They share one scale, because bars of two units
  // can't be compared.
  const unit = columns[0]?.unit;
  const fullBarValue = Math.max(
    ...columns
      .filter((column) => column.unit === unit)
      .flatMap(comparable)
      .filter((value) => value !== undefined),
  );
  const cellGraphicOf = (column: NumericTableColumn) => {
    if (column.from !== undefined) return { tintFrom: column.from };
    return column.unit === unit ? { fullBarValue } : undefined;
  };
  return {
    caption,
    columns: [
      { label: x.label },
      ...columns.map((column) => ({
        label: column.label,
        numeric: true,
        comparableNumbers: comparable(column),
        cellGraphic: cellGraphicOf(column),
      })),
    ],
    rows: x.values.map((name, index) => [
      apart.includes(name) ? `(${name})` : name,
      ...columns.map((column) => formatValue(column.values[index] ?? NaN, column)),
    ]),
  };
}

/** Creates the table of a chart: a column for each series that the chart draws, then the columns in `more`, which it does not draw. */
export function createChartTable(
  caption: string,
  data: ChartData,
  more: readonly NumericTableColumn[] = [],
): TableData {
  return createXValueTable(caption, data.x, chartColumns(data).concat(more));
}

/** Creates the table of a chart with a last row of means, which the summary cards show. */
export function createChartTableWithMeans(
  caption: string,
  data: ChartData,
  more: readonly NumericTableColumn[] = [],
): TableData {
  const columns = chartColumns(data).concat(more);
  const { rows, ...rest } = createXValueTable(caption, data.x, columns);
  // Means need two decimals: with one, a reader could not recalculate the changes that the summary cards state.
  const means = columns.map(({ values, unit, decimals }) =>
    formatValue(mean(values), { unit, decimals: Math.max(decimals, 2) }),
  );
  return { ...rest, rows: [...rows, ['Mean', ...means]], hasTotalRow: true };
}

/**
 * Returns the table with some columns marked to move below others on phones.
 * @param hosts maps the label of a column to the label of the column that its cells move below
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

/** Returns the chart's series as table columns. The series marked as the chart's subject comes first, so that a phone shows it without scrolling. */
function chartColumns(data: ChartData): NumericTableColumn[] {
  const order = [...data.series].sort((a, b) => Number(b.subject ?? 0) - Number(a.subject ?? 0));
  return order.map((series) => {
    const { unit, decimals } = findSeriesAxis(data, series);
    return { label: series.label, unit, decimals, values: series.values };
  });
}
