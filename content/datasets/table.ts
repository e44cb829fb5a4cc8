import type { Axis, ChartData, TableData } from '../charts';
import type { Measure } from './dataset';
import { mean } from './statistics';

export interface Column extends Measure {
  values: readonly number[];
}

/** "1,204", "7.50", "52.0%", "$67.90", "38.4 cm" */
export function formatValue(value: number, { unit, decimals }: Omit<Measure, 'label'>): string {
  const figure = value.toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  switch (unit) {
    case 'percent':
      return `${figure}%`;
    case 'dollars':
      return `$${figure}`;
    case 'centimeters':
      return `${figure} cm`;
    case 'count':
    case 'score':
      return figure;
  }
}

function axisOf({ left, right = left }: ChartData, side: 'left' | 'right' = 'left'): Axis {
  return side === 'right' ? right : left;
}

/** The value of one point of a chart as it is printed, for sentences about the chart. */
export function valueAt(data: ChartData, seriesId: string, x: string): string {
  const series = data.series.find(({ id }) => id === seriesId);
  const value = series?.values[data.x.values.indexOf(x)];
  if (!series || value === undefined) throw new Error(`No value of "${seriesId}" at "${x}".`);
  return formatValue(value, axisOf(data, series.axis));
}

export function table(caption: string, x: ChartData['x'], columns: readonly Column[]): TableData {
  return {
    caption,
    columns: [{ label: x.label }, ...columns.map(({ label }) => ({ label, numeric: true }))],
    rows: x.values.map((name, index) => [
      name,
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

function chartColumns(data: ChartData): Column[] {
  return data.series.map(({ label, values, axis }) => ({ ...axisOf(data, axis), label, values }));
}
