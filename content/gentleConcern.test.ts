/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { getNoticePreviewLine, getNoticePreviewTitle, gentleConcernNotices } from './gentleConcern';

it('no two notices of gentle concern are served at the same temperature', () => {
  expect(new Set(gentleConcernNotices.map(({ servedAt }) => servedAt)).size).toBe(
    gentleConcernNotices.length,
  );
});

it.each(gentleConcernNotices)(
  'the link preview of the notice of gentle concern $slug does not say what was seen',
  (notice) => {
    const card = `${getNoticePreviewTitle(notice)} ${getNoticePreviewLine(notice)}`;
    expect(card).not.toMatch(/\bwe saw\b/i);
    expect(card).not.toContain(notice.occasion);
  },
);
