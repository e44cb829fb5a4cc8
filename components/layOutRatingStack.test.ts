import { expect, test } from '@jest/globals';
import { layOutRatingStack, columnHeight } from './layOutRatingStack';

const heightsOf = (ratings: readonly number[]) =>
  layOutRatingStack(ratings).map(({ height }) => height);

test('each mark stands in the column of its rating, on those before it', () => {
  expect(layOutRatingStack([7, 10, 7, 1, 7])).toEqual([
    { column: 7, height: 0 },
    { column: 10, height: 0 },
    { column: 7, height: 1 },
    { column: 1, height: 0 },
    { column: 7, height: 2 },
  ]);
});

test('nothing is stacked without ratings', () => {
  expect(layOutRatingStack([])).toEqual([]);
});

test('as many marks as a column is high stand free', () => {
  expect(heightsOf(new Array(columnHeight).fill(3))).toEqual([0, 1, 2, 3, 4]);
});

test.each([columnHeight + 1, 9, 19])(
  '%i marks of a column overlap evenly in the height of those that stand free',
  (count) => {
    const heights = heightsOf(new Array(count).fill(3));
    expect(heights[0]).toBe(0);
    expect(heights.at(-1)).toBeCloseTo(columnHeight - 1);
    for (const [i, height] of heights.entries())
      expect(height).toBeCloseTo((i * (columnHeight - 1)) / (count - 1));
  },
);

test('marks of other columns do not make a column overlap', () => {
  expect(heightsOf([1, 2, 1, 2, 1, 2, 1, 2])).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
});
