/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { sumDollars } from './sumDollars';
import { addDays } from './education';
import {
  releasedConversation,
  unsentMessageDrafts,
  coverLetter,
  crushPayments,
  type RedactedParts,
  silencePeriod,
} from './release266';

/** A redaction bar counts as one word. */
const wordsOf = (text: RedactedParts) =>
  text
    .map((part) => (typeof part === 'number' ? 'bar' : part))
    .join('')
    .split(/\s+/).length;

const messages = releasedConversation.flatMap((day) => day.messages);
const bars = messages.flatMap((message) => ('barNumber' in message ? [message] : []));

describe('FI-1 Release No. 266', () => {
  it('the cover letter of Release No. 266 has three sentences', () => {
    expect(coverLetter.join('').match(/\.(?= |$)/g)).toHaveLength(3);
  });

  it('the payments in Release No. 266 add up to $60.98', () => {
    expect(sumDollars(crushPayments.map(({ amount }) => amount))).toBe(60.98);
  });

  it('only the last and shortest redaction bar has a note', () => {
    expect(bars.map(({ barNumber }) => barNumber)).toEqual(bars.map((_, i) => i + 1));
    const shortest = bars.filter(({ length }) => length === 2);
    expect(shortest).toEqual([bars.at(-1)]);
    expect(Math.min(...bars.map(({ length }) => length))).toBe(2);
    expect(bars.filter(({ note }) => note)).toEqual(shortest);
  });

  it('Release No. 266 redacts every “we”', () => {
    const sent = messages.flatMap((message) => ('sent' in message ? message.sent : []));
    const legible = [...sent, ...coverLetter, ...unsentMessageDrafts.flatMap(({ text }) => text)];
    for (const part of legible) expect(String(part)).not.toMatch(/\bwe\b/i);
  });

  it('the silence in Release No. 266 is as long as its dates say', () => {
    expect(addDays(silencePeriod.first, silencePeriod.days - 1)).toBe(silencePeriod.last);
    expect(addDays(silencePeriod.first, 20)).toBe('2025-02-14');
  });

  it('Release No. 266 has fourteen drafts, from 90 words down to “hey”', () => {
    expect(unsentMessageDrafts).toHaveLength(14);
    for (const { text, words, isWhole } of unsentMessageDrafts)
      if (isWhole) expect(wordsOf(text)).toBe(words);
    expect(unsentMessageDrafts[0]?.words).toBe(90);
    expect(unsentMessageDrafts.at(-1)?.text).toEqual(['hey']);
    const counts = unsentMessageDrafts.map(({ words }) => words);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });
});
