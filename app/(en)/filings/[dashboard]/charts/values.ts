import type { Axis, ChartData, Series } from '@/content/charts';

export interface Range {
  min: number;
  max: number;
}

/** Where an axis starts and ends: where its data says so, else at zero and at the largest value. */
export function rangeOf(data: ChartData, axis: Axis): Range {
  const side = axis === data.right ? 'right' : 'left';
  const values = data.series
    .filter((series) => (series.axis ?? 'left') === side)
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
  const { left, right } = data;
  if (series.axis !== 'right' || !right) return value;
  return convert(value, rangeOf(data, right), rangeOf(data, left));
}

/** Four to six round steps from one end of the axis to the other; these numbers of them, in order. */
export function ticksOf({ min, max }: Range, counts: readonly number[] = [5, 4, 6]): number[] {
  const isRound = (step: number) => /^(1|2|2\.5|5)e/.test(step.toExponential());
  const count = counts.find((n) => isRound((max - min) / n)) ?? 4;
  return Array.from({ length: count + 1 }, (_, i) => min + (i * (max - min)) / count);
}
