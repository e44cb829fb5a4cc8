import { ratingBands } from '@/content/ratingBands';

/** Where a value stands between the outer edges of the columns of 1 and 10, from 0 to 1. */
export const scalePosition = (value: number): number =>
  Math.min(1, Math.max(0, (value - 0.5) / 10));

/** The bands below the columns, the last of them to the edge. */
export const bandPositions = ratingBands.map(({ name, upTo }, i) => {
  const from = scalePosition(ratingBands[i - 1]?.upTo ?? 0);
  const to = i === ratingBands.length - 1 ? 1 : scalePosition(upTo);
  return { name, from, width: to - from };
});
