/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { toHtml } from 'hast-util-to-html';
import {
  type GuidelineChapter,
  guidelineChapters,
  creatorGuidelinesPage,
  remainingMessage,
  messageWordCounts,
  findStruckPassages,
  countWords,
} from './creatorGuidelines';

const htmlOf = ({ content }: GuidelineChapter) => toHtml([...content.nodes]);

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
  (chapter) => {
    const [, advice = ''] = /<p>(.*?)<\/p>/.exec(htmlOf(chapter)) ?? [];
    const words = countWords(advice);
    expect(words).toBeGreaterThanOrEqual(34);
    expect(words).toBeLessThanOrEqual(44);
  },
);

it.each(guidelineChapters)(
  'the file of chapter $n says where its struck words stand, if it strikes any',
  (chapter) => {
    const strikes = findStruckPassages(chapter.n).words > 0;
    expect(htmlOf(chapter).includes('<struck>')).toBe(strikes);
  },
);

it.each(guidelineChapters)(
  'chapter $n states that the motion to keep “anyway” was lost, 6–1, if it is one of five that strike it',
  (chapter) => {
    const isOneOfFive = [3, 4, 5, 6, 12].includes(chapter.n);
    expect(htmlOf(chapter).includes('<motion>')).toBe(isOneOfFive);
    if (isOneOfFive) expect(findStruckPassages(chapter.n).passages.join(' ')).toContain('anyway');
  },
);

it('the motion to keep “anyway” was lost, 6–1', () => {
  expect(creatorGuidelinesPage.motion).toContain('lost, 6–1');
});
