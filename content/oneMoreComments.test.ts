/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { isIsoDate } from './dates';
import {
  commentBatches,
  publicComments,
  minutesSinceNoon,
  commentsByTimeOfDay,
  oneMoreCommentsPage,
  countPrintedComments,
  receivedBatches,
} from './oneMoreComments';

const wordsOf = (text: string) => text.split(/\s+/).length;

/** "2025-04-23 0758" for 7:58 a.m., so that comments sort by when they came in. */
function receipt({ date, hour }: (typeof publicComments)[number]) {
  const minutes = (minutesSinceNoon({ hour }) + 720) % 1440;
  return `${date} ${String(minutes).padStart(4, '0')}`;
}

describe('the public comments on “one more”', () => {
  it('are 40 of the 96 that came in: 9 of 31, 3 of 24, 7 of 14 and 21 of 27', () => {
    expect(publicComments).toHaveLength(40);
    const counts = Object.values(receivedBatches).map(({ count }) => count);
    expect(counts).toEqual([31, 24, 14, 27]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(96);
    expect(commentBatches.map(countPrintedComments)).toEqual([9, 3, 7, 21]);
  });

  it.each(publicComments)(
    'No. $number is of 5 to 60 words, and says when, what and how slept',
    (each) => {
      expect(wordsOf(each.text)).toBeGreaterThanOrEqual(5);
      expect(wordsOf(each.text)).toBeLessThanOrEqual(60);
      expect(isIsoDate(each.date)).toBe(true);
      expect(each.hour).toMatch(/^\d{1,2}:\d\d\s[ap]\.m\.$/);
      expect(each.option).not.toBe('');
      expect(each.slept).not.toBe('');
    },
  );

  it('are printed in order of the hour, from noon on, and end with “Please disregard me.”', () => {
    const hours = publicComments.map(minutesSinceNoon);
    expect(hours).toEqual([...hours].sort((a, b) => a - b));
    expect(publicComments.at(-1)?.text).toContain('Please disregard me.');
    expect(commentsByTimeOfDay.flatMap((part) => part.comments)).toEqual(publicComments);
    for (const part of commentsByTimeOfDay) expect(part.comments).not.toEqual([]);
  });

  it('are numbered in the order in which they came in', () => {
    const byNumber = [...publicComments].sort((a, b) => a.number - b.number);
    const byReceipt = [...byNumber].sort((a, b) => receipt(a).localeCompare(receipt(b)));
    expect(byReceipt.map(({ number }) => number)).toEqual(byNumber.map(({ number }) => number));
    expect(new Set(publicComments.map(({ number }) => number)).size).toBe(publicComments.length);
    expect([byNumber[0]?.number, byNumber.at(-1)?.number]).toEqual([1, 96]);
    const dates = publicComments.map(({ date }) => date).sort();
    expect([dates[0], dates.at(-1)]).toEqual(['2025-04-22', '2025-05-15']);
  });

  it('reply only to a printed comment that came in before', () => {
    for (const { number, to } of publicComments) {
      if (to === undefined) continue;
      expect(to).toBeLessThan(number);
      expect(publicComments.map((each) => each.number)).toContain(to);
    }
  });

  it('come from handles that no platform has ever given out: over 50 characters, with a “_”', () => {
    const handles = publicComments.flatMap(
      ({ from, text }) => `${from} ${text}`.match(/@\S+/g) ?? [],
    );
    expect(handles.length).toBeGreaterThan(3);
    for (const handle of handles) {
      expect(handle).toMatch(/^@[a-z_]{51,}$/);
      expect(handle).toContain('_');
    }
    expect(new Set(handles).size).toBe(handles.length);
  });

  it('let only the public and the Vice Chair shout', () => {
    const calm = /Commissioner|Ledgerly|Pagefiller|Outlier|Nocomment|Keyes|Stern-Letter|Softly/;
    for (const { from, text } of publicComments) {
      if (calm.test(from)) expect(text).not.toMatch(/!|\b[A-Z]{4,}\b/);
    }
  });

  it('count the videos of the pilot as its mean of 47 has them', () => {
    const text = publicComments.find(({ from }) => from === 'Chair Ledgerly')?.text;
    expect(text).toContain(`They watched ${12 * 47}. The difference is ${12 * 47 - 12}.`);
  });

  it('keep T.D. below five words a sentence, and Keyes at eight in all', () => {
    const said = (name: string) =>
      publicComments.find(({ from }) => from.startsWith(name))?.text ?? '';
    for (const sentence of said('T.D.').split('. ')) expect(wordsOf(sentence)).toBeLessThan(5);
    expect(wordsOf(said('Keyes'))).toBe(8);
  });

  it('follow a lead of about 60 words', () => {
    expect(wordsOf(oneMoreCommentsPage.lead)).toBeGreaterThanOrEqual(55);
    expect(wordsOf(oneMoreCommentsPage.lead)).toBeLessThanOrEqual(65);
  });
});
