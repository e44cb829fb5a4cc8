/** @jest-environment node */
import { expect, it } from '@jest/globals';
import {
  guidelineChapters,
  creatorGuidelinesPage,
  remainingMessage,
  messageWordCounts,
  findStruckPassages,
  countWords,
} from './creatorGuidelines';

it('the guidelines strike out 410 of the message’s 412 words and leave “Great video.”', () => {
  expect(messageWordCounts).toEqual({
    received: 412,
    struck: 410,
    remaining: 2,
  });
  expect(remainingMessage).toBe('Great video.');
});

it('each chapter strikes out exactly as many words as this test lists', () => {
  const words = guidelineChapters.map(({ n }) => [n, findStruckPassages(n).words]);
  expect(words).toEqual([
    [2, 0],
    [3, 38],
    [4, 51],
    [5, 29],
    [6, 97],
    [7, 44],
    [8, 36],
    [9, 55],
    [10, 19],
    [11, 32],
    [12, 9],
  ]);
});

it('the guidelines’ link preview counts the words received and remaining', () => {
  expect(creatorGuidelinesPage.previewParagraphs).toEqual([
    '412 words were received.',
    'Two remain.',
  ]);
});

it.each(guidelineChapters)(
  'the advice in chapter $n of the creator guidelines has 34 to 44 words',
  ({ advice }) => {
    expect(countWords(advice)).toBeGreaterThanOrEqual(34);
    expect(countWords(advice)).toBeLessThanOrEqual(44);
  },
);

it.each([3, 4, 5, 6, 12])(
  'chapter %s strikes out “anyway” and states that the motion to keep it was lost, 6–1',
  (n) => {
    expect(findStruckPassages(n).passages.join(' ')).toContain('anyway');
    const chapter = guidelineChapters.find((each) => each.n === n);
    expect(chapter?.remarks.map(({ text }) => text).join(' ')).toContain('lost, 6–1');
  },
);
