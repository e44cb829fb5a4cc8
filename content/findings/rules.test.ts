import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { people } from '../people';
import { summarizeRatings } from './summary';
import { chooseWalletFinding, type WalletFindingId, walletFindingRules } from './rules';

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

/** Ratings of everyone that lead to each finding, by its id. */
const examples: Readonly<Record<WalletFindingId, readonly number[]>> = {
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

/** Seven ratings that lead to each finding but one, which takes ten. */
const examplesOfSeven: Readonly<
  Record<Exclude<WalletFindingId, 'whole-scale'>, readonly number[]>
> = {
  ones: [1, 1, 1, 1, 1, 1, 1],
  tens: [10, 10, 10, 10, 10, 10, 10],
  carbon: [7, 7, 7, 7, 7, 7, 7],
  coin: [3, 9, 3, 3, 9, 3, 9],
  rising: [1, 2, 2, 5, 6, 8, 10],
  falling: [10, 8, 6, 5, 2, 2, 1],
  limit: [5, 3, 7, 5, 4, 6, 5],
  'one-name': [3, 2, 4, 10, 3, 2, 4],
  'one-way-out': [8, 7, 6, 1, 8, 7, 6],
  'no-middle': [1, 9, 10, 2, 3, 8, 1],
  level: [6, 7, 5, 6, 7, 5, 6],
  usual: [7, 7, 4, 7, 9, 2, 7],
  tired: [9, 8, 7, 9, 5, 4, 6],
  warmed: [5, 4, 6, 3, 8, 7, 9],
  wide: [1, 10, 5, 4, 1, 10, 7],
  bench: [4, 6, 5, 7, 3, 8, 4],
  closed: [2, 4, 1, 3, 1, 4, 2],
  ajar: [1, 5, 4, 6, 3, 7, 2],
  open: [9, 5, 4, 10, 6, 7, 5],
  registered: [10, 9, 8, 7, 6, 9, 10],
};

const rating = fc.integer({ min: 1, max: 10 });

/** Lists of seven ratings up to the whole docket. */
const anyRatings = fc.integer({ min: 7, max: people.length }).chain((length) => {
  const size = { minLength: length, maxLength: length };
  // Visitors often use only a few of the ten ratings, which random lists rarely do.
  const few = fc
    .uniqueArray(rating, { minLength: 1, maxLength: 4 })
    .chain((some) => fc.array(fc.constantFrom(...some), size));
  return fc.oneof(fc.array(rating, size), few);
});

describe('the finding about the wallet', () => {
  it.each(Object.entries(examples))(
    'ratings of everyone can lead to the finding %s',
    (id, ratings) => {
      expect(ratings).toHaveLength(people.length);
      expect(chooseWalletFinding(summaryOf(ratings)).id).toBe(id);
    },
  );

  it.each(Object.entries(examplesOfSeven))(
    'seven ratings can lead to the finding %s',
    (id, ratings) => {
      expect(ratings).toHaveLength(7);
      expect(chooseWalletFinding(summaryOf(ratings)).id).toBe(id);
    },
  );

  it('any numbers from one to three alone are level, not at both ends', () => {
    expect(chooseWalletFinding(summaryOf([1, 2, 3, 1, 2, 3, 2])).id).toBe('level');
  });

  it('for any ratings, the first finding that applies is chosen, and the statistics are correct', () => {
    fc.assert(
      fc.property(anyRatings, (ratings) => {
        const found = summaryOf(ratings);
        const [first] = walletFindingRules.filter(({ applies }) => applies(found));
        expect(chooseWalletFinding(found)).toBe(first);
        expect(chooseWalletFinding(found).text(found)).toMatch(/^[A-Z0-9].*\.$/);
        expect(chooseWalletFinding(found).text(found)).not.toMatch(/undefined|NaN|\{/);

        const sorted = [...ratings].sort((a, b) => a - b);
        expect(found.mean * ratings.length).toBeCloseTo(sorted.reduce((sum, each) => sum + each));
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

  it('each finding is short enough for the sheet on a phone', () => {
    for (const ratings of Object.values(examples)) {
      const { title, text } = chooseWalletFinding(summaryOf(ratings));
      expect(title.length).toBeLessThanOrEqual(30);
      expect(text(summaryOf(ratings)).length).toBeLessThanOrEqual(260);
    }
  });
});
