/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { cardLine, cardTitle, notices } from './gentleConcern';

it('each notice is served at a temperature of its own', () => {
  expect(new Set(notices.map(({ servedAt }) => servedAt)).size).toBe(notices.length);
});

it.each(notices)('the card of the notice $slug does not say what was seen', (notice) => {
  const card = `${cardTitle(notice)} ${cardLine(notice)}`;
  expect(card).not.toMatch(/\bwe saw\b/i);
  expect(card).not.toContain(notice.occasion);
});
