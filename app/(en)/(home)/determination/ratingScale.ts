import { ratingBands } from '@/content/ratingBands';

/**
 * The horizontal position of a rating, from 0 at the left edge of column 1 to 1 at the right edge
 * of column 10.
 */
export const computeScaleFraction = (value: number): number =>
  Math.min(1, Math.max(0, (value - 0.5) / 10));

/** Each band's left edge and width, as shares of the scale's width. */
export const ratingBandSpans = ratingBands.map(({ name, upTo }, i) => {
  const from = computeScaleFraction(ratingBands[i - 1]?.upTo ?? 0);
  const to = i === ratingBands.length - 1 ? 1 : computeScaleFraction(upTo);
  return { name, from, width: to - from };
});
