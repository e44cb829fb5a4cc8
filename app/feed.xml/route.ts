import { Feed } from 'feed';
import { news } from '@/content/news';
import { absoluteUrl, site } from '@/content/site';

export const dynamic = 'force-static';

const midnight = (date: string) => new Date(`${date}T00:00:00Z`);

/** Every release, newest first: articles with their full text, the others as summary and excuse. */
export function GET(): Response {
  const feed = new Feed({
    id: absoluteUrl('/'),
    title: `${site.shortName} News (satire)`,
    description: site.tagline,
    link: absoluteUrl('/news'),
    feed: absoluteUrl('/feed.xml'),
    language: 'en',
    updated: midnight(site.asOf),
    favicon: absoluteUrl('/favicon.ico'),
    author: { name: site.name },
    copyright: `${site.copyright} ${site.name}. A work of satire; all people are invented.`,
    generator: site.shortName,
  });
  for (const item of news) {
    const list = absoluteUrl('/news');
    feed.addItem({
      id: item.url ? absoluteUrl(`/news/${item.id}`) : `${list}#release-${item.release}`,
      link: item.url ? absoluteUrl(`/news/${item.id}`) : list,
      title: item.title,
      description: item.summary,
      content: item.content.replaceAll(/(href|src)="\//g, `$1="${site.url}/`) || item.excuse,
      date: midnight(item.date),
      published: midnight(item.date),
      category: [{ name: item.category }, { name: item.topic }],
    });
  }
  return new Response(feed.atom1(), { headers: { 'Content-Type': 'application/atom+xml' } });
}
