import { describe, expect, it } from '@jest/globals';
import { ratingWords } from '@/content/rating';
import { people } from '@/content/people';
import { chooseRemark } from './chooseRemark';
import { highestRating } from './votes';

const { walletRemarks } = ratingWords;
const rangeOf = (rating: number, personId = 1) =>
  walletRemarks.findIndex(({ notes }) =>
    notes.includes(chooseRemark(walletRemarks, personId, rating)),
  );

describe('the remark about the wallet', () => {
  it.each([
    [1, 0],
    [3, 0],
    [4, 1],
    [7, 1],
    [8, 2],
    [highestRating, 2],
  ])('the note for a rating of %p comes from list %p of walletRemarks', (rating, range) => {
    expect(rangeOf(rating)).toBe(range);
  });

  it('people next to each other in the list get different remarks for the same rating of 5', () => {
    const notes = people.map(({ id }) => chooseRemark(walletRemarks, id, 5));
    notes.slice(1).forEach((note, i) => expect(note).not.toBe(notes[i]));
  });

  it('every remark of walletRemarks is chosen for at least one person and rating', () => {
    const given = people.flatMap(({ id }) =>
      [1, 5, 9].map((n) => chooseRemark(walletRemarks, id, n)),
    );
    expect(new Set(given)).toEqual(new Set(walletRemarks.flatMap(({ notes }) => notes)));
  });

  it.each(walletRemarks.flatMap(({ notes }) => notes))(
    '"%s" has 12 to 57 characters and mentions neither the rated person nor the visitor',
    (note) => {
      expect(note).toMatch(/^[A-Z].{10,55}\.$/);
      expect(note).not.toMatch(/\b(?:person|creator|he|she|they|him|her|them|you)\b/i);
    },
  );
});
