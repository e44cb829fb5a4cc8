import { describe, expect, it } from '@jest/globals';
import type { ChartData } from '@/content/charts';
import { onLeft, ticksOf } from './values';

describe('ticksOf', () => {
  it.each([
    [50, [0, 10, 20, 30, 40, 50]],
    [400, [0, 100, 200, 300, 400]],
    [20, [0, 5, 10, 15, 20]],
    [120, [0, 20, 40, 60, 80, 100, 120]],
    [10, [0, 2, 4, 6, 8, 10]],
  ])('goes to %d in round steps', (max, ticks) => {
    expect(ticksOf({ min: 0, max })).toEqual(ticks);
  });
});

describe('onLeft', () => {
  const series = { id: 's', label: 'S', values: [75] };
  const data: ChartData = {
    kind: 'bar',
    x: { label: 'X', values: ['a'] },
    left: { label: 'L', unit: 'count', decimals: 0, min: 0, max: 400 },
    right: { label: 'R', unit: 'percent', decimals: 1, min: 0, max: 100 },
    series: [series],
  };

  it('moves what the right axis measures to the scale of the left one', () => {
    expect(onLeft(data, { ...series, axis: 'right' }, 75)).toBe(300);
    expect(onLeft(data, series, 75)).toBe(75);
  });
});
