import type { WalletRemarks } from '@/content/rating';

/**
 * Returns a remark about the visitor's wallet to show after a rating. Person and rating decide which, so
 * that the same vote always gets the same remark.
 */
export function chooseRemark(ranges: WalletRemarks, personId: number, rating: number): string {
  const notes = ranges.find(({ highest }) => rating <= highest)?.notes ?? [];
  return notes[(personId + rating) % notes.length] ?? '';
}
