import { describe, expect, it } from '@jest/globals';
import { ratingWords } from '@/content/rating';
import { people } from '@/content/people';
import { marginNote } from './marginNote';
import { highestRating } from './votes';

const { marginNotes } = ratingWords;
const registerOf = (rating: number, personId = 1) =>
  marginNotes.findIndex(({ notes }) => notes.includes(marginNote(marginNotes, personId, rating)));

describe('the note in the margin', () => {
  it.each([
    [1, 0],
    [3, 0],
    [4, 1],
    [7, 1],
    [8, 2],
    [highestRating, 2],
  ])('of %p is of the register %p', (rating, register) => {
    expect(registerOf(rating)).toBe(register);
  });

  it('is not the same for two persons in a row', () => {
    const notes = people.map(({ id }) => marginNote(marginNotes, id, 5));
    notes.slice(1).forEach((note, i) => expect(note).not.toBe(notes[i]));
  });

  it('comes to all that were written', () => {
    const given = people.flatMap(({ id }) => [1, 5, 9].map((n) => marginNote(marginNotes, id, n)));
    expect(new Set(given)).toEqual(new Set(marginNotes.flatMap(({ notes }) => notes)));
  });

  it.each(marginNotes.flatMap(({ notes }) => notes))('%s is about nobody', (note) => {
    expect(note).toMatch(/^[A-Z].{10,55}\.$/);
    expect(note).not.toMatch(/\b(?:person|creator|he|she|they|him|her|them|you)\b/i);
  });
});
