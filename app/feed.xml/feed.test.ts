/** @jest-environment node */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { parseFeed } from '@rowanmanning/feed-parser';
import { load } from 'cheerio';
import { newsItems } from '@/content/news';
import { getNewsItemPathInList } from '@/content/newsList';
import { getAbsoluteUrl } from '@/content/site';
import { GET } from './route';

let source: string;
let feed: ReturnType<typeof parseFeed>;

beforeAll(async () => {
  source = await GET().text();
  feed = parseFeed(source);
});

const dayIn = (timeZone: string, date: Date | null) =>
  date?.toLocaleDateString('sv-SE', { timeZone });

describe('the feed', () => {
  it('the feed is in Atom format and in English, and says that it is satire', () => {
    expect(feed.meta).toEqual({ type: 'atom', version: '1.0' });
    expect(feed.language).toBe('en-US');
    expect(feed.self).toBe(getAbsoluteUrl('/feed.xml'));
    expect(feed.url).toBe(getAbsoluteUrl('/news'));
    expect([feed.title, feed.copyright, feed.authors[0]?.name].join()).toMatch(
      /satire.*satire.*satire/,
    );
  });

  it('the feed contains all news items, newest first, each with its summary and its text or the excuse for having none', () => {
    expect(feed.items.map(({ title }) => title)).toEqual(newsItems.map(({ title }) => title));
    expect(feed.items.map(({ description }) => description)).toEqual(
      newsItems.map(({ summary }) => summary),
    );
    for (const [i, item] of newsItems.entries()) {
      const text = item.excuse ?? load(item.content).text().trim().slice(0, 60);
      expect(load(feed.items[i]?.content ?? '').text()).toContain(text);
    }
  });

  it('each feed entry has a unique id that ends with its release number', () => {
    const ids = feed.items.map(({ id }) => id ?? '');
    expect(new Set(ids).size).toBe(newsItems.length);
    for (const [i, { release }] of newsItems.entries())
      expect(ids[i]).toMatch(new RegExp(`:${release}$`));
  });

  it('each feed entry links to its article, or to its place in the news list if there is none', () => {
    expect(feed.items.map(({ url }) => url)).toEqual(
      newsItems.map((item) =>
        getAbsoluteUrl(item.url ? `/news/${item.id}` : getNewsItemPathInList(item)),
      ),
    );
  });

  it('all links and images in feed entries have absolute URLs', () => {
    for (const { content } of feed.items) {
      for (const link of load(content ?? '')('[href], [src]').toArray()) {
        expect(link.attribs.href ?? link.attribs.src).toMatch(/^https?:/);
      }
    }
  });

  it('each feed entry has the category and the topic of its news item as Atom categories', () => {
    expect(load(source, { xml: true })('category:not([term])')).toHaveLength(0);
    expect(feed.items.map(({ categories }) => categories.map(({ term }) => term))).toEqual(
      newsItems.map(({ category, topic }) => [category, topic]),
    );
  });

  it.each(['America/Los_Angeles', 'America/New_York', 'Europe/Madrid', 'Asia/Tokyo'])(
    'feed dates are the same days in %s as on the page',
    (zone) => {
      const days = newsItems.map(({ date }) => date);
      expect(feed.items.map(({ published }) => dayIn(zone, published))).toEqual(days);
      expect(feed.items.map(({ updated }) => dayIn(zone, updated))).toEqual(days);
      expect(dayIn(zone, feed.updated)).toBe(days[0]);
    },
  );
});
