import type { MarginNotes } from '@/content/rating';

/** The line about the wallet after a rating: always the same for the same person and rating. */
export function marginNote(ranges: MarginNotes, personId: number, rating: number): string {
  const notes = ranges.find(({ highest }) => rating <= highest)?.notes ?? [];
  return notes[(personId + rating) % notes.length] ?? '';
}
