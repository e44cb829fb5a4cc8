/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { newsItems } from './news';
import { formatMissingReleases, newsListPages, newsItemsPerPage } from './newsList';

describe('the pages of the news', () => {
  it('every news item is listed once, and only the last page may have fewer items', () => {
    for (const { items } of newsListPages.slice(0, -1))
      expect(items).toHaveLength(newsItemsPerPage);
    expect(newsListPages.at(-1)!.items.length).toBeGreaterThan(0);
    expect(newsListPages.flatMap(({ items }) => items)).toEqual(newsItems);
  });

  it('the pages of the news list have the paths /news, /news/page/2 and so on', () => {
    newsListPages.forEach(({ path, url }, i) => {
      expect(path).toBe(i === 0 ? '/news' : `/news/page/${i + 1}`);
      expect(url).toBe(`${path}/`);
    });
  });

  it.each(newsListPages)(
    'the page “$title” says satire in its description and, from page 2 on, its number in the title',
    ({ number, title, description }) => {
      if (number > 1) expect(title).toContain(`page ${number} of ${newsListPages.length}`);
      expect(description).toContain('satire');
    },
  );

  it('formatMissingReleases names the numbers missing between two releases', () => {
    expect(formatMissingReleases('25-017', '25-015')).toBe('25-016');
    expect(formatMissingReleases('25-015', '25-009')).toBe('25-010 to 25-014');
    expect(formatMissingReleases('25-015', '25-014')).toBeUndefined();
    expect(formatMissingReleases('25-002', '24-033')).toBe('25-001');
    expect(formatMissingReleases('25-001', '24-033')).toBeUndefined();
    expect(formatMissingReleases('24-001', undefined)).toBeUndefined();
  });
});
