import type { Axis, ChartData } from '@/content/charts';
import { axisOf, formatValue } from '@/content/format';

interface ReadoutRow {
  /** Index of the style that its swatch shows: that of the series, or of the slice of a pie. */
  style: number;
  label: string;
  value: string;
}

export interface ReadoutContent {
  /** The x value, with its unit. */
  heading: string;
  rows: readonly ReadoutRow[];
  /** Sum of a stack. */
  sum?: string;
}

/** All values at one index of the x axis: a stack from top to bottom, other series by value within their axis. */
export function computeReadout(data: ChartData, index: number): ReadoutContent {
  const { kind, series, left, right, hanging, x } = data;
  const isStack = kind === 'stacked-area';
  const axes = [left, right, hanging];
  const rankOf = (axis?: Axis) => axes.findIndex((one) => one?.label === axis?.label);
  const rows = series.map((one, i) => ({
    style: kind === 'pie' ? index : i,
    label: one.label,
    number: one.values[index] ?? NaN,
    axis: axisOf(data, one),
  }));
  const ordered = isStack
    ? [...rows].reverse()
    : [...rows].sort((a, b) => rankOf(a.axis) - rankOf(b.axis) || b.number - a.number);
  const name = x.values[index] ?? '';
  return {
    heading: x.unit ? formatValue(Number(name), { unit: x.unit, decimals: 0 }) : name,
    rows: ordered.map(({ style, label, number, axis }) => ({
      style,
      label,
      value: formatValue(number, axis),
    })),
    sum: isStack
      ? formatValue(
          rows.reduce((sum, { number }) => sum + number, 0),
          left,
        )
      : undefined,
  };
}
