import type { WalletRemarks } from '@/content/rating';

/** The same vote always gets the same remark. */
export function chooseRemark(ranges: WalletRemarks, personId: number, rating: number): string {
  const notes = ranges.find(({ highest }) => rating <= highest)?.notes ?? [];
  return notes[(personId + rating) % notes.length] ?? '';
}
