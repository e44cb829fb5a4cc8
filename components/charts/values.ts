import type { Axis, ChartData, Series } from '@/content/charts';

type Measured = Pick<Axis, 'unit' | 'decimals'>;

/** A value as tooltips and bars print it: "52.0%". */
export function formatValue(value: number, { unit, decimals }: Measured): string {
  const figure = value.toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  if (unit === 'percent') return `${figure}%`;
  if (unit === 'dollars') return `$${figure}`;
  return unit === 'centimeters' ? `${figure} cm` : figure;
}

/** A value as an axis prints it: as short as it can be. */
export function formatTick(value: number, { unit }: Measured): string {
  const figure = value.toLocaleString('en-US', { maximumFractionDigits: 2 });
  if (unit === 'percent') return `${figure}%`;
  return unit === 'dollars' ? `$${figure}` : figure;
}

export function axisOf(data: ChartData, series: Series): Axis {
  return (series.axis === 'right' && data.right) || data.left;
}

export interface Range {
  min: number;
  max: number;
}

/** Where an axis starts and ends: where its data says so, else at zero and at the largest value. */
export function rangeOf(data: ChartData, axis: Axis): Range {
  const values = data.series
    .filter((series) => axisOf(data, series) === axis)
    .flatMap(({ values }) => values);
  return { min: axis.min ?? 0, max: axis.max ?? Math.max(...values) };
}

export function convert(value: number, from: Range, to: Range): number {
  return to.min + ((value - from.min) / (from.max - from.min)) * (to.max - to.min);
}

/**
 * The value on the scale of the left axis, the only one that nivo knows. A right axis is the left
 * one with other figures at the same ticks.
 */
export function onLeft(data: ChartData, series: Series, value: number): number {
  const axis = axisOf(data, series);
  return axis === data.left ? value : convert(value, rangeOf(data, axis), rangeOf(data, data.left));
}

/** Four to six round steps from one end of the axis to the other; these numbers of them, in order. */
export function ticksOf({ min, max }: Range, counts: readonly number[] = [5, 4, 6]): number[] {
  const isRound = (step: number) => /^(1|2|2\.5|5)e/.test(step.toExponential());
  const count = counts.find((n) => isRound((max - min) / n)) ?? 4;
  return Array.from({ length: count + 1 }, (_, i) => min + (i * (max - min)) / count);
}
