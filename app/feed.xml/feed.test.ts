/** @jest-environment node */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { load } from 'cheerio';
import { parseAtomFeed } from 'feedsmith';
import { toHtml } from 'hast-util-to-html';
import { newsItems } from '@/content/news';
import { getNewsListItemPath } from '@/content/newsList';
import { getAbsoluteUrl } from '@/content/site';
import { GET } from './route';

let source: string;
let feed: ReturnType<typeof parseAtomFeed>;

beforeAll(async () => {
  source = await GET().text();
  feed = parseAtomFeed(source);
});

const items = () => feed.entries ?? [];
const alternate = (links: typeof feed.links) => links?.find(({ rel }) => rel === 'alternate')?.href;
const dayIn = (timeZone: string, date: unknown) =>
  new Date(String(date)).toLocaleDateString('sv-SE', { timeZone });

describe('the feed', () => {
  it('the feed is an English Atom feed that says it is satire', () => {
    expect(feed.xml?.lang).toBe('en-US');
    expect(feed.links?.find(({ rel }) => rel === 'self')?.href).toBe(getAbsoluteUrl('/feed.xml'));
    expect(alternate(feed.links)).toBe(getAbsoluteUrl('/news'));
    expect([feed.title?.value, feed.rights?.value, feed.authors?.[0]?.name].join()).toMatch(
      /satire.*satire.*satire/,
    );
  });

  it('the feed has all news items, newest first, each with its text or the excuse for having none', () => {
    expect(items().map(({ title }) => title?.value)).toEqual(newsItems.map(({ title }) => title));
    expect(items().map(({ summary }) => summary?.value)).toEqual(
      newsItems.map(({ summary }) => summary),
    );
    for (const [i, item] of newsItems.entries()) {
      const text =
        item.excuse ??
        load(toHtml([...item.content.nodes]))
          .text()
          .trim()
          .slice(0, 60);
      expect(load(items()[i]?.content?.value ?? '').text()).toContain(text);
    }
  });

  it('each feed entry has a unique id that ends with its release number', () => {
    const ids = items().map(({ id }) => id ?? '');
    expect(new Set(ids).size).toBe(newsItems.length);
    for (const [i, { release }] of newsItems.entries())
      expect(ids[i]).toMatch(new RegExp(`:${release}$`));
  });

  it('each feed entry links to its article or, without one, to its place in the news list', () => {
    expect(items().map(({ links }) => alternate(links))).toEqual(
      newsItems.map((item) =>
        getAbsoluteUrl(item.url ? `/news/${item.id}` : getNewsListItemPath(item)),
      ),
    );
  });

  it('each feed entry has the category and the topic of its news item as Atom categories', () => {
    expect(load(source, { xml: true })('category:not([term])')).toHaveLength(0);
    expect(items().map(({ categories }) => categories?.map(({ term }) => term))).toEqual(
      newsItems.map(({ category, topic }) => [category, topic]),
    );
  });

  it.each(['America/Los_Angeles', 'America/New_York', 'Europe/Madrid', 'Asia/Tokyo'])(
    'feed dates are the same days in %s as on the page',
    (zone) => {
      const days = newsItems.map(({ date }) => date);
      expect(items().map(({ published }) => dayIn(zone, published))).toEqual(days);
      expect(items().map(({ updated }) => dayIn(zone, updated))).toEqual(days);
      expect(dayIn(zone, feed.updated)).toBe(days[0]);
    },
  );
});
