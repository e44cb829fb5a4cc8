/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { oneHahaChat, oneHahaPage } from './oneHaha';

const spoken = oneHahaChat.flatMap(({ texts }) => texts);
const quoted = (start: string) =>
  spoken.map((text) => new RegExp(`${start}“(.+)”`).exec(text)?.[1]).find(Boolean) ?? '';
const countWords = (text: string) => text.split(/\s+/).length;

describe('Exhibit 7', () => {
  it('each footnote has one reference, in order', () => {
    const references = oneHahaChat.flatMap(({ footnote }) => footnote ?? []);
    expect(references).toEqual(oneHahaPage.footnotes.map((_, i) => i + 1));
  });

  it('the draft has eleven words, nine without the first two, and four at the end', () => {
    expect(countWords(quoted('ok a reply. '))).toBe(11);
    expect(spoken).toContain('Ten words without it.');
    expect(spoken.some((text) => text.startsWith('“are you going saturday.” Four.'))).toBe(true);
  });

  it('footnote 4 counts the characters that were sent', () => {
    const at = oneHahaChat.findIndex(({ footnote }) => footnote === 4);
    const sent = oneHahaChat[at + 1]?.texts[0]?.length;
    expect(oneHahaPage.footnotes[3]).toContain(`Sent: ${sent}.`);
  });
});
