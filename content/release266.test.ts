/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { sumDollars } from './agency';
import { addDays } from './education';
import { conversation, drafts, letter, payments, type Redacted, silence } from './release266';

/** A bar counts as the word that it covers. */
const wordsOf = (text: Redacted) =>
  text
    .map((part) => (typeof part === 'number' ? 'bar' : part))
    .join('')
    .split(/\s+/).length;

const messages = conversation.flatMap((day) => day.messages);
const bars = messages.flatMap((message) => ('bar' in message ? [message] : []));

describe('FI-1 Release No. 266', () => {
  it('comes with a letter of about 70 words', () => {
    expect(wordsOf(letter)).toBeGreaterThanOrEqual(60);
    expect(wordsOf(letter)).toBeLessThanOrEqual(75);
  });

  it('adds the payments up to $60.98', () => {
    expect(sumDollars(payments.map(({ amount }) => amount))).toBe(60.98);
  });

  it('numbers the bars, and stars the shortest, which is the last: two characters', () => {
    expect(bars.map(({ bar }) => bar)).toEqual(bars.map((_, i) => i + 1));
    const shortest = bars.filter(({ length }) => length === 2);
    expect(shortest).toEqual([bars.at(-1)]);
    expect(Math.min(...bars.map(({ length }) => length))).toBe(2);
    expect(bars.filter(({ note }) => note)).toEqual(shortest);
  });

  it('never prints the word “we”, which goes wherever it occurs', () => {
    const sent = messages.flatMap((message) => ('sent' in message ? message.sent : []));
    const legible = [...sent, ...letter, ...drafts.flatMap(({ text }) => text)];
    for (const part of legible) expect(String(part)).not.toMatch(/\bwe\b/i);
  });

  it('draws a silence of as many days as lie between its first and its last', () => {
    expect(addDays(silence.first, silence.days - 1)).toBe(silence.last);
    expect(addDays(silence.first, 20)).toBe('2025-02-14');
  });

  it('holds fourteen drafts, from 90 words down to “hey”, as many words each as it says', () => {
    expect(drafts).toHaveLength(14);
    for (const { text, words, isWhole } of drafts) if (isWhole) expect(wordsOf(text)).toBe(words);
    expect(drafts[0]?.words).toBe(90);
    expect(drafts.at(-1)?.text).toEqual(['hey']);
    const counts = drafts.map(({ words }) => words);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });
});
