import type { ChartData } from '@/content/charts';

export interface AxisRange {
  min: number;
  max: number;
}

/** The range from the axis's `min`, or zero, to its `max`, or the largest value. */
export function getAxisRange({ series, left }: ChartData): AxisRange {
  const values = series.flatMap(({ values }) => values);
  return { min: left.min ?? 0, max: left.max ?? Math.max(...values) };
}

/**
 * Even ticks from one end of the axis to the other, by the first of `counts` that gives a round
 * step, such as 20 or 2.5.
 */
export function computeTicks(
  { min, max }: AxisRange,
  counts: readonly number[] = [5, 4, 6],
): number[] {
  const isRound = (step: number) => /^(1|2|2\.5|5)e/.test(step.toExponential());
  const count = counts.find((n) => isRound((max - min) / n)) ?? 4;
  return Array.from({ length: count + 1 }, (_, i) => min + (i * (max - min)) / count);
}
