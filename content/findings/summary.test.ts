import { describe, expect, it, test } from '@jest/globals';
import { people } from '../people';
import { ratingBands } from '../ratingBands';
import { docketLength, formatMeanRating, summarizeRatings } from './summary';

const summaryOf = (ratings: readonly number[]) =>
  summarizeRatings(ratings.map((rating, i) => ({ person: people[i % people.length]!, rating })));

describe('summarizeRatings', () => {
  it.each(
    ratingBands.slice(0, -1).map(({ name, upTo }, i) => [upTo, name, ratingBands[i + 1]!.name]),
  )(
    'a mean rating of up to %d is in the band %s, and any higher mean is in %s',
    (limit, below, above) => {
      const most = Math.floor(Number(limit) * people.length);
      const docketOf = (sum: number) => {
        const base = Math.floor(sum / people.length);
        return people.map((_, i) => base + (i < sum - base * people.length ? 1 : 0));
      };
      expect(docketOf(most).reduce((sum, each) => sum + each)).toBe(most);
      expect(summaryOf(docketOf(most)).band.name).toBe(below);
      expect(summaryOf(docketOf(most + 1)).band.name).toBe(above);
    },
  );

  it('the band follows from the exact mean, which is shown rounded', () => {
    const ajar = summaryOf([...Array<number>(9).fill(2), ...Array<number>(10).fill(3)]);
    expect(ajar.mean).toBeCloseTo(48 / 19);
    expect([formatMeanRating(ajar), ajar.band.name]).toEqual(['2.5', 'Ajar']);
  });
});

test('the length of the docket is the number of its people', () => {
  expect(docketLength).toBe(people.length);
});
