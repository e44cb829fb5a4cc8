/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { news } from './news';
import { listingOf, newsPages, newsPageSize } from './newsList';

describe('the pages of the news', () => {
  it('have eight items each, the last perhaps fewer, and list every item once, in order', () => {
    expect(newsPageSize).toBe(8);
    for (const { items } of newsPages.slice(0, -1)) expect(items).toHaveLength(newsPageSize);
    expect(newsPages.at(-1)!.items.length).toBeGreaterThan(0);
    expect(newsPages.flatMap(({ items }) => items)).toEqual(news);
  });

  it('have the path /news, and from the second on /news/page/2 and so on', () => {
    newsPages.forEach(({ path, url }, i) => {
      expect(path).toBe(i === 0 ? '/news' : `/news/page/${i + 1}`);
      expect(url).toBe(`${path}/`);
    });
  });

  it.each(newsPages)('name their number, and satire: $title', ({ number, title, description }) => {
    if (number > 1) expect(title).toContain(`page ${number} of ${newsPages.length}`);
    expect(description).toContain('satire');
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it('are found by the items that they list', () => {
    for (const item of news) {
      const { path } = newsPages.find(({ items }) => items.includes(item))!;
      expect(listingOf(item)).toBe(`${path}#news-${item.id}`);
    }
  });
});
