/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { capitalize, spellOutNumber } from '../format';
import { toPlainText } from '../markdown';
import { people } from '../people';
import { findings, findingsPage, formatTakes, getNeighbors } from './texts';

const countWords = (text: string) => text.split(/\s+/).length;

describe.each(findings)('the finding “$title”', ({ title, line, content }) => {
  const paragraph = toPlainText(content);

  it('has a line of at most 80 characters, which is about a wallet', () => {
    expect(line.length).toBeLessThanOrEqual(80);
    expect(line).toMatch(/^Your wallet .*\.$/);
  });

  it('has a paragraph of 40 to 70 words, in the third person and without figures', () => {
    expect(countWords(paragraph)).toBeGreaterThanOrEqual(40);
    expect(countWords(paragraph)).toBeLessThanOrEqual(70);
    expect(paragraph).toMatch(/^This wallet .*\.$/);
    const withoutQuotations = paragraph.replaceAll(/“[^”]*”/g, '');
    expect(withoutQuotations).not.toMatch(/\d|\byour?\b/i);
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

it.each([
  ['ones', 'one'],
  ['no-middle', 'three to six'],
  ['usual', 'three or more'],
  ['whole-scale', 'ten'],
])('the table says that the finding %s takes %s of the numbers', (id, takes) => {
  expect(formatTakes(findings.find((finding) => finding.id === id)!)).toBe(takes);
});

it('the table’s lead counts the findings', () => {
  expect(findingsPage.lead).toContain(capitalize(spellOutNumber(findings.length)));
});
