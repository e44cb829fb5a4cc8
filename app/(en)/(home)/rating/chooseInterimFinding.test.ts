import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ratingWords, type RatingPattern } from '@/content/rating';
import { chooseInterimFinding, detectRatingPattern } from './chooseInterimFinding';
import { highestRating, lowestRating } from './votes';

const { interimFindings } = ratingWords;
const lines = Object.values(interimFindings).flatMap((finding) => Object.values(finding));

const ratings = (length: number) =>
  fc.array(fc.integer({ min: lowestRating, max: highestRating }), {
    minLength: length,
    maxLength: length,
  });

describe('the pattern of the ratings so far', () => {
  it.each<[RatingPattern, number[]]>([
    ['alike', [5, 5, 5, 5, 5]],
    ['alike', [1, 1, 1, 1, 1]],
    ['low', [1, 2, 3, 3, 2]],
    ['low', [1, 1, 2, 3, 3]],
    ['high', [8, 9, 10, 8, 9]],
    ['rising', [2, 2, 4, 4, 7]],
    ['falling', [9, 6, 6, 3, 1]],
    ['oneAbove', [4, 7, 3, 4, 2]],
    ['noMiddle', [9, 1, 8, 2, 9]],
    ['other', [4, 6, 3, 5, 2]],
    ['other', [1, 4, 2, 3, 3]],
    ['other', [7, 9, 8, 10, 9]],
    ['other', [1, 5, 2, 3, 3]],
  ])('detectRatingPattern returns the pattern %s for the ratings %p', (pattern, given) => {
    expect(detectRatingPattern(given)).toBe(pattern);
  });

  it('if two people share the highest rating, the pattern is not “oneAbove”', () => {
    expect(detectRatingPattern([9, 4, 9, 3, 5])).toBe('other');
  });
});

describe('the interim finding', () => {
  it.each([5, 10])('any %i ratings get exactly one line of interimFindings', (length) => {
    fc.assert(
      fc.property(ratings(length), (given) => {
        const finding = chooseInterimFinding(interimFindings, given);
        expect(lines.filter((line) => line === finding)).toHaveLength(1);
      }),
    );
  });

  it('an interim finding is shown only after the fifth and the tenth rating', () => {
    for (let length = 0; length <= 19; length += 1) {
      const finding = chooseInterimFinding(interimFindings, Array(length).fill(4));
      expect(finding !== undefined).toBe(length === 5 || length === 10);
    }
  });

  it.each(lines)(
    '"%s" has 12 to 62 characters and mentions neither the rated person nor the visitor',
    (line) => {
      expect(line).toMatch(/^[A-Z].{10,60}[.”]$/);
      expect(line).not.toMatch(/\b(?:person|creator|he|she|they|him|her|them|you)\b/i);
    },
  );
});
