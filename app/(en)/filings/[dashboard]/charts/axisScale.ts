import type { ChartData } from '@/content/charts';

export interface AxisRange {
  min: number;
  max: number;
}

/** From the axis's `min`, by default zero, to its `max`, by default the largest value. */
export function getAxisRange({ series, left }: ChartData): AxisRange {
  const values = series.flatMap(({ values }) => values).filter((value) => value !== null);
  return { min: left.min ?? 0, max: left.max ?? Math.max(...values) };
}

/**
 * Evenly spaced ticks, one at each end of the axis. The axis is divided into the first of `counts`
 * that gives a round step, such as 20 or 2.5.
 */
export function computeTicks(
  { min, max }: AxisRange,
  counts: readonly number[] = [5, 4, 6],
): number[] {
  const isRound = (step: number) => /^(1|2|2\.5|5)e/.test(step.toExponential());
  const count = counts.find((n) => isRound((max - min) / n)) ?? 4;
  return Array.from({ length: count + 1 }, (_, i) => min + (i * (max - min)) / count);
}
