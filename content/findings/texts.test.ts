/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { findings, findingsPage, getNeighbors } from './texts';
import { describeExample } from './example';
import { capitalize, spellOutNumber } from '../format';
import { toPlainText } from '../markdown';
import { people } from '../people';
import { summarizeRatings } from './summary';
import { chooseWalletFinding } from './rules';

const countWords = (text: string) => text.split(/\s+/).length;

describe.each(findings)('the finding “$title”', ({ id, title, line, content, example }) => {
  const paragraph = toPlainText(content);

  it('has a line of at most 80 characters, which is about a wallet', () => {
    expect(line.length).toBeLessThanOrEqual(80);
    expect(line).toMatch(/^Your wallet .*\.$/);
  });

  it('has a paragraph of 40 to 70 words, in the third person and without figures', () => {
    expect(countWords(paragraph)).toBeGreaterThanOrEqual(40);
    expect(countWords(paragraph)).toBeLessThanOrEqual(70);
    expect(paragraph).toMatch(/\bwallet\b.*\.$/);
    const withoutQuotations = paragraph.replaceAll(/“[^”]*”/g, '');
    expect(withoutQuotations).not.toMatch(/\d|\byour?\b/i);
  });

  it('is what the rules make of its example', () => {
    const person = people[0]!;
    const ratedPeople = example.map((rating) => ({ person, rating }));
    expect(chooseWalletFinding(summarizeRatings(ratedPeople)).id).toBe(id);
  });

  it('names no rated person', () => {
    const names = people.flatMap(({ name, displayName }) => [name, ...displayName.split(' ')]);
    const words = [title, line, paragraph].join(' ').split(/[^\w@]+/);
    expect(words.filter((word) => names.includes(word))).toEqual([]);
  });
});

it('each finding follows one finding and precedes another', () => {
  for (const finding of findings) {
    const [before, after] = getNeighbors(finding);
    expect(getNeighbors(before)[1]).toBe(finding);
    expect(getNeighbors(after)[0]).toBe(finding);
  }
});

it('at most five paragraphs begin with the same two words', () => {
  const openings = findings.map(({ content }) => toPlainText(content).split(' ', 2).join(' '));
  for (const opening of openings)
    expect(openings.filter((each) => each === opening).length).toBeLessThanOrEqual(5);
});

it.each([
  [[1, 1, 1, 1, 1, 1, 1], 'Seven ratings, all in column 1.'],
  [
    [3, 3, 10, 3, 4, 4, 4, 3, 5],
    'Nine ratings: four in column 3, three in column 4, one in column 5, one in column 10.',
  ],
  [
    [3, 4, 5, 3, 4, 5, 3, 4, 5, 9, 8, 8, 9],
    'Thirteen ratings: three in each of columns 3 to 5, two in each of columns 8 and 9; the lamps brighten from the first, in column 3, to the last, in column 9.',
  ],
])('ratings of %j are described as they are drawn', (ratings, description) => {
  expect(describeExample(ratings)).toBe(description);
});

it('title and lead of the plate count the findings', () => {
  expect(findingsPage.title.toLowerCase()).toContain(spellOutNumber(findings.length));
  expect(findingsPage.lead).toContain(capitalize(spellOutNumber(findings.length)));
});
