import { generateAtomFeed } from 'feedsmith';
import { newsItems, type NewsItem } from '@/content/news';
import { getNewsListItemPath, newsListWords } from '@/content/newsList';
import { getAbsoluteUrl, site } from '@/content/site';
import { createFeedHtml } from './createFeedHtml';

export const dynamic = 'force-static';

/** At noon UTC it is the same date in America and in Europe. */
const noon = (date: string) => new Date(`${date}T12:00:00Z`);

/**
 * Ids must never change, even if the site moves: feed readers would show every entry again as new.
 */
const idOf = ({ release }: NewsItem) => `tag:cope.example,2024:release:${release}`;

function entryOf(item: NewsItem) {
  const page = getAbsoluteUrl(item.url ? `/news/${item.id}` : getNewsListItemPath(item));
  return {
    id: idOf(item),
    title: { value: item.title },
    links: [{ href: page, rel: 'alternate', type: 'text/html' }],
    published: noon(item.date),
    updated: noon(item.date),
    categories: [item.category, item.topic].map((term) => ({ term })),
    summary: { value: item.summary },
    content: item.excuse
      ? { value: item.excuse }
      : { type: 'html', value: createFeedHtml(item.content, page) },
  };
}

/** Every release, newest first, with its text or the excuse for having none. */
export function GET(): Response {
  const feed = generateAtomFeed(
    {
      xml: { lang: 'en-US' },
      id: getAbsoluteUrl('/'),
      title: { value: `${site.shortName} ${newsListWords.title} (satire)` },
      subtitle: { value: site.tagline },
      updated: noon(newsItems[0]?.date ?? site.asOf),
      links: [
        { href: getAbsoluteUrl('/feed.xml'), rel: 'self', type: 'application/atom+xml' },
        { href: getAbsoluteUrl('/news'), rel: 'alternate', type: 'text/html' },
      ],
      authors: [{ name: `${site.name} (satire)` }],
      icon: getAbsoluteUrl('/favicon.ico'),
      rights: {
        value: `${site.copyright} ${site.name}. A work of satire; all people are invented.`,
      },
      generator: { text: site.shortName },
      entries: newsItems.map(entryOf),
    },
    { strict: true },
  );
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml' } });
}
