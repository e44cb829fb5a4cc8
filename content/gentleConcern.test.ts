/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { getNoticePreviewTitle, gentleConcernNotices } from './gentleConcern';

it.each(['order', 'servedAt'] as const)(
  'no two notices of gentle concern have the same %s',
  (field) => {
    const values = gentleConcernNotices.map((notice) => notice[field]);
    const repeated = gentleConcernNotices.filter(
      (notice, i) => values.indexOf(notice[field]) !== i,
    );
    expect(repeated.map(({ content }) => content.file)).toEqual([]);
  },
);

it.each(gentleConcernNotices)(
  'the link preview of the notice of gentle concern $slug does not say what was seen',
  (notice) => {
    const card = `${getNoticePreviewTitle(notice)} ${notice.lastLine}`;
    expect(card).not.toMatch(/\bwe saw\b/i);
    expect(card).not.toContain(notice.occasion);
  },
);
