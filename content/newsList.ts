import { formatDate, keepTogether } from './format';
import { news, newsCategories, type NewsItem, newsTopics } from './news';
import { href, site } from './site';
import type { SpecimenForm } from './specimen';

export const newsPageSize = 8;

/** The words of the list of news, which takes up several pages. */
export const newsList = {
  title: 'News',
  url: href('/news'),
  pagesLabel: 'News pages',
  previous: 'Previous',
  next: 'Next',
  excuseLabel: 'Text not available.',
} as const;

export interface NewsPage {
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

const count = Math.ceil(news.length / newsPageSize);

function newsPage(number: number): NewsPage {
  const items = news.slice((number - 1) * newsPageSize, number * newsPageSize);
  const [newest, oldest] = [items[0], items.at(-1)];
  if (!newest || !oldest)
    throw new Error(`There are no news items for page ${number} of the list.`);
  const releases = `${newest.release} to ${oldest.release}`;
  const path = number === 1 ? ('/news' as const) : (`/news/page/${number}` as const);
  const place = { number, path, url: href(path), items, shortTitle: `Page ${number}` };
  if (number === 1) {
    return {
      ...place,
      title: newsList.title,
      description: `Press releases, public statements, rules and enforcement news of the ${site.name}. All of it satire.`,
      lead: 'Everything the Commission has announced, and what it then had to clarify, newest first. Releases missing from the numbering were addressed to one person.',
    };
  }
  return {
    ...place,
    title: `${newsList.title}, page ${number} of ${count}`,
    description: `Page ${number} of ${count} of the news: releases ${releases} of the ${site.name}. All of it satire.`,
    lead: keepTogether(
      `Releases ${releases}, from ${formatDate(newest.date)} back to ${formatDate(oldest.date)}.`,
    ),
  };
}

/** As many pages as the news need, newest first: `/news/`, `/news/page/2/` and so on. */
export const newsPages: readonly [NewsPage, ...NewsPage[]] = [
  newsPage(1),
  ...Array.from({ length: count - 1 }, (_, i) => newsPage(i + 2)),
];

/** The id of an item's element on the page that lists it. */
export const newsAnchor = ({ id }: NewsItem) => `news-${id}`;

/** Path and fragment of the place where an item is listed: `/news/page/2#news-17`. */
export function listingOf(item: NewsItem): `/${string}` {
  const page = newsPages.find(({ items }) => items.includes(item));
  if (!page) throw new Error(`No page of the news lists item ${item.id}.`);
  return `${page.path}#${newsAnchor(item)}`;
}

const anyTopic = 'All';

export const newsFilters: SpecimenForm = keepTogether({
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
