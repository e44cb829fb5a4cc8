import type { RatingRangeRemarkRows } from '@/content/rating';

/** Returns a remark about the wallet to show after a rating; person and rating decide which, so that it is always the same. */
export function chooseRemarkByRating(
  ranges: RatingRangeRemarkRows,
  personId: number,
  rating: number,
): string {
  const notes = ranges.find(({ highest }) => rating <= highest)?.notes ?? [];
  return notes[(personId + rating) % notes.length] ?? '';
}
