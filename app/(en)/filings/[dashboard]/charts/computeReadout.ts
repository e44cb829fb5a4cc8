import type { ChartData } from '@/content/charts';
import { findSeriesAxis, formatValue } from '@/content/format';

export interface ReadoutContent {
  /** The x value, with its unit if it has one. */
  heading: string;
  rows: readonly {
    label: string;
    value: string;
    /** The index of the series (in a pie chart, of the slice) whose style the swatch shows. */
    style?: number;
  }[];
}

/**
 * The rows are in the order of the drawing: a stack from top to bottom, with its sum below, and
 * other series by axis.
 */
export function computeReadout(data: ChartData, index: number, totalLabel: string): ReadoutContent {
  const { kind, series, left, right, hanging, x } = data;
  const axes = [left, right, hanging];
  const rows = series.map((one, i) => {
    const axis = findSeriesAxis(data, one);
    return {
      label: one.label,
      value: formatValue(one.values[index] ?? null, axis),
      style: kind === 'pie' ? index : i,
      rank: axes.findIndex((other) => other?.label === axis.label),
    };
  });
  const numbers = series.map(({ values }) => values[index] ?? null);
  const sum = numbers.includes(null) ? null : numbers.reduce((a, b) => (a ?? 0) + (b ?? 0), 0);
  const name = x.values[index] ?? '';
  return {
    heading: x.unit ? formatValue(Number(name), { unit: x.unit, decimals: 0 }) : name,
    rows:
      kind === 'stacked-area'
        ? [...rows.reverse(), { label: totalLabel, value: formatValue(sum, left) }]
        : rows.sort((a, b) => a.rank - b.rank),
  };
}
