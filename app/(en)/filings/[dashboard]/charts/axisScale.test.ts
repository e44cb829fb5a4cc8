import { describe, expect, it } from '@jest/globals';
import { computeTicks } from './axisScale';

describe('computeTicks', () => {
  it.each([
    [50, [0, 10, 20, 30, 40, 50]],
    [400, [0, 100, 200, 300, 400]],
    [20, [0, 5, 10, 15, 20]],
    [120, [0, 20, 40, 60, 80, 100, 120]],
    [10, [0, 2, 4, 6, 8, 10]],
  ])('the ticks of an axis from zero to %d are evenly spaced round numbers', (max, ticks) => {
    expect(computeTicks({ min: 0, max })).toEqual(ticks);
  });
});
