import type { Axis, ChartData } from '@/content/charts';
import { findSeriesAxis, formatValue } from '@/content/format';

interface ReadoutRow {
  /** Index of the series (in a pie chart, of the slice) whose style the swatch shows. */
  style: number;
  label: string;
  value: string;
}

export interface ReadoutContent {
  /** The x value, with its unit if it has one. */
  heading: string;
  rows: readonly ReadoutRow[];
  /** The sum of all series, in stacked area charts only. */
  sum?: string;
}

/** The rows are in the order of the drawing: a stack from top to bottom, other series by axis. */
export function computeReadout(data: ChartData, index: number): ReadoutContent {
  const { kind, series, left, right, hanging, x } = data;
  const isStack = kind === 'stacked-area';
  const axes = [left, right, hanging];
  const rankOf = (axis?: Axis) => axes.findIndex((one) => one?.label === axis?.label);
  const rows = series.map((one, i) => ({
    style: kind === 'pie' ? index : i,
    label: one.label,
    number: one.values[index] ?? null,
    axis: findSeriesAxis(data, one),
  }));
  const ordered = isStack
    ? [...rows].reverse()
    : [...rows].sort((a, b) => rankOf(a.axis) - rankOf(b.axis));
  const name = x.values[index] ?? '';
  return {
    heading: x.unit ? formatValue(Number(name), { unit: x.unit, decimals: 0 }) : name,
    rows: ordered.map(({ style, label, number, axis }) => ({
      style,
      label,
      value: formatValue(number, axis),
    })),
    sum: isStack ? formatValue(sumOf(rows.map(({ number }) => number)), left) : undefined,
  };
}

const sumOf = (numbers: readonly (number | null)[]) =>
  numbers.includes(null) ? null : numbers.reduce<number>((sum, number) => sum + (number ?? 0), 0);
