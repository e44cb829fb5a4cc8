import type { ChartData, TableData } from '../charts';
import { axisOf, formatValue } from '../format';
import type { Measure } from './dataset';
import { mean } from './statistics';

export interface Column extends Measure {
  values: readonly number[];
  /** The figures from this one on stand out in the table; there are no bars. */
  from?: number;
}

/** The value of one point of a chart as it is printed, for sentences about the chart. */
export function valueAt(data: ChartData, seriesId: string, x: string): string {
  const series = data.series.find(({ id }) => id === seriesId);
  const value = series?.values[data.x.values.indexOf(x)];
  if (!series || value === undefined) throw new Error(`No value of "${seriesId}" at "${x}".`);
  return formatValue(value, axisOf(data, series));
}

/** Those that can't be compared with the others, being of part of a time or of few people. */
export const incomparableRows = ({ partial = [], few = [] }: ChartData['x']) => [
  ...partial,
  ...few,
];

/** The rows that can't be compared have their names in parentheses. */
export function table(caption: string, x: ChartData['x'], columns: readonly Column[]): TableData {
  const apart = incomparableRows(x);
  const comparable = ({ values }: Column) =>
    values.map((value, i) => (apart.includes(x.values[i] ?? '') ? undefined : value));
  // Columns of one unit are drawn to one scale.
  const highest = (unit: Column['unit']) =>
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
        figures: comparable(column),
        drawn: column.from === undefined ? { to: highest(column.unit) } : { from: column.from },
      })),
    ],
    rows: x.values.map((name, index) => [
      apart.includes(name) ? `(${name})` : name,
      ...columns.map((column) => formatValue(column.values[index] ?? NaN, column)),
    ]),
  };
}

/** The numbers that a chart draws, and columns that it leaves out. */
export function chartTable(
  caption: string,
  data: ChartData,
  more: readonly Column[] = [],
): TableData {
  return table(caption, data.x, chartColumns(data).concat(more));
}

/** The same with the mean of each column below, from which the summary cards are made. */
export function chartTableWithMeans(
  caption: string,
  data: ChartData,
  more: readonly Column[] = [],
): TableData {
  const columns = chartColumns(data).concat(more);
  const { rows, ...rest } = table(caption, data.x, columns);
  // One decimal would not show the changes that the cards state.
  const means = columns.map(({ values, unit, decimals }) =>
    formatValue(mean(values), { unit, decimals: Math.max(decimals, 2) }),
  );
  return { ...rest, rows: [...rows, ['Mean', ...means]] };
}

/** The table with columns that join others on a phone: each name before that of its host. */
export function mergeOnPhones(
  { columns, ...rest }: TableData,
  hosts: Readonly<Record<string, string>>,
): TableData {
  return {
    ...rest,
    columns: columns.map((column) => ({ ...column, under: hosts[column.label] })),
  };
}

/** What the chart is about comes first, and so is in sight on a phone. */
function chartColumns(data: ChartData): Column[] {
  const order = [...data.series].sort((a, b) => Number(b.subject ?? 0) - Number(a.subject ?? 0));
  return order.map((series) => {
    const { unit, decimals } = axisOf(data, series);
    return { label: series.label, unit, decimals, values: series.values };
  });
}
