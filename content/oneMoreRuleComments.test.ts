/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { toPlainText } from './markdown';
import {
  commentKinds,
  printedComments,
  countMinutesSinceNoon,
  commentsByTimeOfDay,
  countPrintedComments,
  commentCounts,
  type PublicComment,
} from './oneMoreRuleComments';

const wordsOf = (text: string) => text.split(/\s+/).length;

const textOf = (comment?: PublicComment) => (comment ? toPlainText(comment.content) : '');

/** When a comment was received, in a form that can be sorted: "2025-04-23 0478" is 7:58 a.m. */
function receipt({ date, hour }: PublicComment) {
  const minutes = (countMinutesSinceNoon({ hour }) + 720) % 1440;
  return `${date} ${String(minutes).padStart(4, '0')}`;
}

describe('the public comments on “one more”', () => {
  it('the 96 public comments are of four kinds, and 40 of them are printed', () => {
    expect(printedComments).toHaveLength(40);
    const counts = Object.values(commentCounts).map(({ count }) => count);
    expect(counts).toEqual([31, 24, 14, 27]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(96);
    expect(commentKinds.map(countPrintedComments)).toEqual([9, 3, 7, 21]);
  });

  it.each(printedComments)('comment No. $number has 5 to 60 words', ({ content }) => {
    expect(wordsOf(toPlainText(content))).toBeGreaterThanOrEqual(5);
    expect(wordsOf(toPlainText(content))).toBeLessThanOrEqual(60);
  });

  it('the public comments are printed by time of day, and end with “Please disregard me.”', () => {
    expect(printedComments.map(textOf).at(-1)).toContain('Please disregard me.');
    expect(commentsByTimeOfDay.flatMap((part) => part.comments)).toEqual(printedComments);
    for (const part of commentsByTimeOfDay) expect(part.comments).not.toEqual([]);
  });

  it('the public comments are numbered in the order of receipt', () => {
    const byNumber = [...printedComments].sort((a, b) => a.number - b.number);
    const byReceipt = [...byNumber].sort((a, b) => receipt(a).localeCompare(receipt(b)));
    expect(byReceipt.map(({ number }) => number)).toEqual(byNumber.map(({ number }) => number));
    expect(new Set(printedComments.map(({ number }) => number)).size).toBe(printedComments.length);
    expect([byNumber[0]?.number, byNumber.at(-1)?.number]).toEqual([1, 96]);
    const dates = printedComments.map(({ date }) => date).sort();
    expect([dates[0], dates.at(-1)]).toEqual(['2025-04-22', '2025-05-15']);
  });

  it('a public comment replies only to an earlier comment that is printed', () => {
    for (const { number, to } of printedComments) {
      if (to === undefined) continue;
      expect(to).toBeLessThan(number);
      expect(printedComments.map((each) => each.number)).toContain(to);
    }
  });

  it('handles in the public comments are too long to be real', () => {
    const handles = printedComments.flatMap(
      (each) => `${each.from} ${textOf(each)}`.match(/@\S+/g) ?? [],
    );
    expect(handles.length).toBeGreaterThan(3);
    for (const handle of handles) {
      expect(handle).toMatch(/^@[a-z_]{51,}$/);
      expect(handle).toContain('_');
    }
    expect(new Set(handles).size).toBe(handles.length);
  });

  it('officials other than the Vice Chair write no exclamation marks and no words in capitals', () => {
    const calm = /Commissioner|Ledgerly|Pagefiller|Outlier|Nocomment|Keyes|Stern-Letter|Softly/;
    for (const each of printedComments) {
      if (calm.test(each.from)) expect(textOf(each)).not.toMatch(/!|\b[A-Z]{4,}\b/);
    }
  });

  it('the Chair’s comment states the correct results of 12 × 47 and of 12 × 47 − 12', () => {
    const text = textOf(printedComments.find(({ from }) => from === 'Chair Ledgerly'));
    expect(text).toContain(`They watched ${12 * 47}. The difference is ${12 * 47 - 12}.`);
  });

  it('no sentence of T.D. has more than four words, and the comment of Keyes has eight words', () => {
    const said = (name: string) =>
      textOf(printedComments.find(({ from }) => from.startsWith(name)));
    for (const sentence of said('T.D.').split('. ')) expect(wordsOf(sentence)).toBeLessThan(5);
    expect(wordsOf(said('Keyes'))).toBe(8);
  });
});
