import { formatDate, addNoBreakSpaces } from './format';
import { newsItems, newsCategories, type NewsItem, newsTopics } from './news';
import { href, site } from './site';
import type { DisplayOnlyFormData } from './displayOnlyForm';

export const newsItemsPerPage = 8;

export const newsListWords = {
  title: 'News',
  pagesLabel: 'News pages',
  previous: 'Previous',
  next: 'Next',
  missingReleases: 'Delivered.',
  missingReleasesNote: 'Releases missing from the numbering were addressed to one person.',
} as const;

export interface NewsListPageData {
  number: number;
  title: string;
  /** The breadcrumb's "Page 2"; undefined for the first page, which is above the others. */
  crumb?: string;
  description: string;
  lead: string;
  path: '/news' | `/news/page/${number}`;
  url: string;
  items: readonly NewsItem[];
}

const count = Math.ceil(newsItems.length / newsItemsPerPage);

function buildNewsListPage(number: number): NewsListPageData {
  const items = newsItems.slice((number - 1) * newsItemsPerPage, number * newsItemsPerPage);
  const [newest, oldest] = [items[0], items.at(-1)];
  if (!newest || !oldest)
    throw new Error(
      `Page ${number} of the news list has no items: content/news has ${newsItems.length}. Request a lower page number.`,
    );
  const releases = `${newest.release} to ${oldest.release}`;
  const path = number === 1 ? ('/news' as const) : (`/news/page/${number}` as const);
  const place = { number, path, url: href(path), items };
  if (number === 1) {
    return {
      ...place,
      title: newsListWords.title,
      description: `Press releases, public statements, rules, and enforcement news of the ${site.name}. All of it satire.`,
      lead: 'Everything the Commission has announced, and what it then had to clarify, newest first.',
    };
  }
  return {
    ...place,
    crumb: `Page ${number}`,
    title: `${newsListWords.title}, page ${number} of ${count}`,
    description: `Page ${number} of ${count} of the news: releases ${releases} of the ${site.name}. All of it satire.`,
    lead: addNoBreakSpaces(
      `Releases ${releases}, from ${formatDate(newest.date)} back to ${formatDate(oldest.date)}.`,
    ),
  };
}

/**
 * The release numbers missing between an item and the next older one of its year, or before the
 * first of a year: "25-016", "24-026 to 24-027".
 */
export function formatMissingReleases(release: string, older: string | undefined) {
  const [year, number = 0] = release.split('-').map(Number);
  const [olderYear, lastNumber = 0] = older?.split('-').map(Number) ?? [];
  const olderNumber = year === olderYear ? lastNumber : 0;
  if (number - olderNumber < 2) return undefined;
  const ends = new Set([olderNumber + 1, number - 1]);
  return [...ends].map((n) => `${year}-${String(n).padStart(3, '0')}`).join(' to ');
}

/** The numbers of the releases between an item and the next older one that no item has. */
export const getMissingReleases = (item: NewsItem) =>
  formatMissingReleases(item.release, newsItems[newsItems.indexOf(item) + 1]?.release);

/** The pages of the news list, newest items first: `/news/`, `/news/page/2/`, and so on. */
export const newsListPages: readonly [NewsListPageData, ...NewsListPageData[]] = [
  buildNewsListPage(1),
  ...Array.from({ length: count - 1 }, (_, i) => buildNewsListPage(i + 2)),
];

export const getNewsAnchorId = ({ id }: NewsItem) => `news-${id}`;

/** `/news/page/2#news-17`. */
export function getNewsListItemPath(item: NewsItem): `/${string}` {
  const page = newsListPages.find(({ items }) => items.includes(item));
  if (!page)
    throw new Error(
      `No page of the news list contains item ${item.id}. Pass an item of newsItems (content/news.ts).`,
    );
  return `${page.path}#${getNewsAnchorId(item)}`;
}

const anyTopic = 'All';

export const newsFilterForm = addNoBreakSpaces<DisplayOnlyFormData>({
  id: 'news-filters',
  title: 'Filter news',
  note: 'Specimen. These filters change nothing (Code of Simp Regulations, 51 CSR 8.4). The list has been filtered already, by what happened.',
  fields: [
    { kind: 'checkboxes', id: 'news-type', label: 'News type', options: newsCategories },
    { kind: 'date', id: 'news-from', label: 'From' },
    { kind: 'date', id: 'news-to', label: 'To' },
    { kind: 'select', id: 'news-topic', label: 'Topic', options: [anyTopic, ...newsTopics] },
  ],
  action: 'Apply Filters',
});
