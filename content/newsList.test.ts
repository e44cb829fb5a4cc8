/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { news } from './news';
import { listingOf, newsPages, newsPageSize } from './newsList';

describe('the pages of the news', () => {
  it('hold eight items each, and every item once, in its order', () => {
    expect(newsPageSize).toBe(8);
    for (const { items } of newsPages.slice(0, -1)) expect(items).toHaveLength(newsPageSize);
    expect(newsPages.at(-1)!.items.length).toBeGreaterThan(0);
    expect(newsPages.flatMap(({ items }) => items)).toEqual(news);
  });

  it('stand at the address of the list, and below it from the second on', () => {
    newsPages.forEach(({ path, url }, i) => {
      expect(path).toBe(i === 0 ? '/news' : `/news/page/${i + 1}`);
      expect(url).toBe(`${path}/`);
    });
  });

  it.each(newsPages)('say which they are and of what: $title', ({ number, title, description }) => {
    if (number > 1) expect(title).toContain(`page ${number} of ${newsPages.length}`);
    expect(description).toContain('satire');
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it('are found by what they list', () => {
    for (const item of news) {
      const { path } = newsPages.find(({ items }) => items.includes(item))!;
      expect(listingOf(item)).toBe(`${path}#news-${item.id}`);
    }
  });
});
