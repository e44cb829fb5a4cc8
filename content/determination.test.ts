import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  chooseEnclosedPapers,
  summarizeRatings,
  chooseWalletFinding,
  walletFindingRules,
  formatMeanRating,
} from './determination';
import { people } from './people';
import { ratingBands } from './ratingBands';

const summaryOf = (ratings: readonly number[]) =>
  summarizeRatings(ratings.map((rating, i) => ({ person: people[i % people.length]!, rating })));

const repeatRatings = (...pattern: number[]) => people.map((_, i) => pattern[i % pattern.length]!);
/** The first half of the people get one list of ratings, repeated, and the rest another. */
const halves = (first: readonly number[], second: readonly number[]) => {
  const half = Math.ceil(people.length / 2);
  return [...repeatRatings(...first).slice(0, half), ...repeatRatings(...second).slice(half)];
};
/** Everyone gets `rating`, except the last people, who get `lastRatings`. */
const rateAlikeExceptLast = (rating: number, ...lastRatings: number[]) =>
  people.map((_, i) => lastRatings[i - people.length + lastRatings.length] ?? rating);

/** Ratings that lead to each finding, by its id. */
const examples: Readonly<Record<string, readonly number[]>> = {
  ones: rateAlikeExceptLast(1),
  tens: rateAlikeExceptLast(10),
  carbon: rateAlikeExceptLast(7),
  coin: repeatRatings(3, 9),
  rising: people.map((_, i) => Math.min(10, 1 + Math.floor(i / 2))),
  falling: people.map((_, i) => Math.max(1, 10 - Math.floor(i / 2))),
  limit: rateAlikeExceptLast(5, 3, 7, 5),
  'one-name': repeatRatings(3, 2, 4).with(5, 10),
  'one-way-out': repeatRatings(8, 7, 6).with(5, 1),
  'whole-scale': repeatRatings(1, 7, 3, 9, 5, 10, 2, 8, 4, 6),
  'no-middle': repeatRatings(1, 9, 10, 2, 3, 8, 1),
  level: repeatRatings(6, 7, 5, 6, 7),
  usual: repeatRatings(7, 7, 4, 7, 9, 2),
  tired: halves([9, 8, 7, 9, 8, 6], [5, 4, 6, 3, 5]),
  warmed: halves([5, 4, 6, 3, 5], [9, 8, 7, 9, 8, 6]),
  wide: repeatRatings(1, 10, 5, 4, 7, 8),
  bench: repeatRatings(4, 6, 5, 7, 3, 8),
  closed: repeatRatings(1, 2, 4, 3, 1, 2, 3, 1, 2, 4),
  ajar: repeatRatings(1, 5, 4, 6, 3, 7),
  open: repeatRatings(9, 5, 4, 10, 6, 7),
  registered: repeatRatings(10, 9, 8, 7, 6, 9, 10),
};

describe('the finding of the Final Determination', () => {
  it('there are at least twelve findings, and this file has an example of each', () => {
    expect(walletFindingRules.length).toBeGreaterThanOrEqual(12);
    expect(walletFindingRules.map(({ id }) => id)).toEqual(Object.keys(examples));
  });

  it.each(Object.entries(examples))(
    'the finding %s of the Final Determination applies to its example ratings',
    (id, ratings) => {
      expect(ratings).toHaveLength(people.length);
      expect(chooseWalletFinding(summaryOf(ratings)).id).toBe(id);
    },
  );

  it('for any ratings, the first finding that applies is chosen, and the statistics are correct', () => {
    const rating = fc.integer({ min: 1, max: 10 });
    const docket = fc.array(rating, { minLength: people.length, maxLength: people.length });
    // Visitors often use only a few of the ten ratings, which random lists rarely do.
    const few = fc
      .uniqueArray(rating, { minLength: 1, maxLength: 4 })
      .chain((some) =>
        fc.array(fc.constantFrom(...some), { minLength: people.length, maxLength: people.length }),
      );
    fc.assert(
      fc.property(fc.oneof(docket, few), (ratings) => {
        const found = summaryOf(ratings);
        const [first] = walletFindingRules.filter(({ applies }) => applies(found));
        expect(chooseWalletFinding(found)).toBe(first);
        expect(chooseWalletFinding(found).text(found)).toMatch(/^[A-Z0-9].*\.$/);
        expect(chooseWalletFinding(found).text(found)).not.toMatch(/undefined|NaN|\{/);

        const sorted = [...ratings].sort((a, b) => a - b);
        expect(found.mean * people.length).toBeCloseTo(sorted.reduce((sum, each) => sum + each));
        expect([found.lowest.rating, found.highest.rating]).toEqual([sorted[0], sorted.at(-1)]);
        expect(found.spread).toBe(sorted.at(-1)! - sorted[0]!);
        for (const { person, rating: end, others } of [found.lowest, found.highest]) {
          expect(person).toBe(people[ratings.indexOf(end)]);
          expect(others).toBe(ratings.filter((each) => each === end).length - 1);
        }
      }),
    );
  });

  it('each finding mentions the wallet, and names no rated person', () => {
    const names = people.flatMap(({ name, displayName }) => [name, ...displayName.split(' ')]);
    for (const [id, ratings] of Object.entries(examples)) {
      const found = walletFindingRules.find((finding) => finding.id === id)!;
      const words = `${found.title}. ${found.text(summaryOf(ratings))}`;
      expect(words).toMatch(/\bwallet\b/);
      expect(names.filter((name) => words.includes(name))).toEqual([]);
    }
  });

  it('each finding is short enough for the saved picture', () => {
    for (const ratings of Object.values(examples)) {
      const { title, text } = chooseWalletFinding(summaryOf(ratings));
      expect(title.length).toBeLessThanOrEqual(30);
      expect(text(summaryOf(ratings)).length).toBeLessThanOrEqual(260);
    }
  });
});

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

it('band and finding never enclose the same paper', () => {
  for (const band of ratingBands)
    for (const finding of walletFindingRules) {
      const [byBand, byFinding] = chooseEnclosedPapers({ band }, finding);
      expect(byFinding).not.toBe(byBand);
    }
});
