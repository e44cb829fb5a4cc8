import { ratingBands } from '@/content/ratingBands';

/** The horizontal position of a value, from 0 at the left edge of column 1 to 1 at the right edge of column 10. */
export const scalePosition = (value: number): number =>
  Math.min(1, Math.max(0, (value - 0.5) / 10));

/** The bands below the columns; the last one reaches the edge. */
export const bandPositions = ratingBands.map(({ name, upTo }, i) => {
  const from = scalePosition(ratingBands[i - 1]?.upTo ?? 0);
  const to = i === ratingBands.length - 1 ? 1 : scalePosition(upTo);
  return { name, from, width: to - from };
});
