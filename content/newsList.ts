import { formatDate, addNoBreakSpaces } from './format';
import { newsItems, newsCategories, type NewsItem, newsTopics } from './news';
import { href, site } from './site';
import type { DisplayOnlyFormData } from './displayOnlyForm';

export const newsItemsPerPage = 8;

/** The words of the list of news, which takes up several pages. */
export const newsListWords = {
  title: 'News',
  url: href('/news'),
  pagesLabel: 'News pages',
  previous: 'Previous',
  next: 'Next',
  excuseLabel: 'Text not available.',
} as const;

export interface NewsListPageData {
  /** The first page is 1. */
  number: number;
  title: string;
  /** "Page 2", for places that name the list already, such as the breadcrumb. */
  shortTitle: string;
  description: string;
  lead: string;
  path: `/${string}`;
  url: string;
  items: readonly NewsItem[];
}

const count = Math.ceil(newsItems.length / newsItemsPerPage);

function buildNewsListPage(number: number): NewsListPageData {
  const items = newsItems.slice((number - 1) * newsItemsPerPage, number * newsItemsPerPage);
  const [newest, oldest] = [items[0], items.at(-1)];
  if (!newest || !oldest)
    throw new Error(`There are no news items for page ${number} of the list.`);
  const releases = `${newest.release} to ${oldest.release}`;
  const path = number === 1 ? ('/news' as const) : (`/news/page/${number}` as const);
  const place = { number, path, url: href(path), items, shortTitle: `Page ${number}` };
  if (number === 1) {
    return {
      ...place,
      title: newsListWords.title,
      description: `Press releases, public statements, rules and enforcement news of the ${site.name}. All of it satire.`,
      lead: 'Everything the Commission has announced, and what it then had to clarify, newest first. Releases missing from the numbering were addressed to one person.',
    };
  }
  return {
    ...place,
    title: `${newsListWords.title}, page ${number} of ${count}`,
    description: `Page ${number} of ${count} of the news: releases ${releases} of the ${site.name}. All of it satire.`,
    lead: addNoBreakSpaces(
      `Releases ${releases}, from ${formatDate(newest.date)} back to ${formatDate(oldest.date)}.`,
    ),
  };
}

/** As many pages as the news need, newest first: `/news/`, `/news/page/2/` and so on. */
export const newsListPages: readonly [NewsListPageData, ...NewsListPageData[]] = [
  buildNewsListPage(1),
  ...Array.from({ length: count - 1 }, (_, i) => buildNewsListPage(i + 2)),
];

/** The id of an item's element on the page that lists it. */
export const getNewsAnchorId = ({ id }: NewsItem) => `news-${id}`;

/** Path and fragment of the place where an item is listed: `/news/page/2#news-17`. */
export function getNewsListingPath(item: NewsItem): `/${string}` {
  const page = newsListPages.find(({ items }) => items.includes(item));
  if (!page) throw new Error(`No page of the news lists item ${item.id}.`);
  return `${page.path}#${getNewsAnchorId(item)}`;
}

const anyTopic = 'All';

export const newsFilterForm: DisplayOnlyFormData = addNoBreakSpaces({
  id: 'news-filters',
  title: 'Filter news',
  note: 'Specimen. These filters change nothing, and nothing you enter leaves this page (Code of Simp Regulations, 51 CSR 8.4). The list has been filtered already, by what happened.',
  fields: [
    { kind: 'checkboxes', id: 'news-type', label: 'News type', options: newsCategories },
    { kind: 'date', id: 'news-from', label: 'From' },
    { kind: 'date', id: 'news-to', label: 'To' },
    { kind: 'select', id: 'news-topic', label: 'Topic', options: [anyTopic, ...newsTopics] },
  ],
  action: 'Apply Filters',
});
