import type { MarginNotes } from '@/content/rating';

/** What stands in the margin of a person's sheet: always the same for the same number. */
export function marginNote(registers: MarginNotes, personId: number, rating: number): string {
  const notes = registers.find(({ highest }) => rating <= highest)?.notes ?? [];
  return notes[(personId + rating) % notes.length] ?? '';
}
