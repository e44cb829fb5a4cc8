import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { type IsoDate, isIsoDate } from './dates';
import { readMarkdown } from './markdown';
import { href } from './site';

export const newsCategories = [
  'Press Release',
  'Public Statement',
  'Regulatory',
  'Enforcement',
] as const;
/** What an item is about, as the filter of the list offers it. */
export const newsTopics = ['sundress', 'onlyfans', 'tiktok', 'bikini', 'disclosure'] as const;

const text = v.pipe(v.string(), v.nonEmpty());

/** Front matter of content/news/*.md. */
export const newsFrontMatterSchema = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  date: v.custom<IsoDate>(isIsoDate, 'must be a date such as 2025-05-16'),
  category: v.picklist(newsCategories),
  topic: v.picklist(newsTopics),
  /** Release number: `25-019` is the nineteenth of 2025. */
  release: v.pipe(v.string(), v.regex(/^\d\d-\d{3}$/)),
  title: text,
  summary: text,
  /** The line about it on the home page; only items with such a line appear there. */
  home: v.optional(text),
  /** The text of a shared link, where it differs from the summary. */
  card: v.optional(text),
  /** Whether it is the first story of the home page, whose picture belongs to it. */
  lead: v.optional(v.boolean(), false),
  docket: v.optional(v.pipe(v.string(), v.regex(/^COPE-\d{4}-\d{4}$/))),
  /** How the five commissioners voted, for and against: `4-1`. */
  vote: v.optional(v.pipe(v.string(), v.regex(/^\d-\d$/))),
  /** Caption above the text of an order: "In the Matter of …". */
  matter: v.optional(text),
  contact: v.optional(text),
  related: v.optional(v.array(v.number()), []),
  /** Why there is no article to read; the list shows it in place of a link. */
  excuse: v.optional(text),
});

export interface NewsItem extends v.InferOutput<typeof newsFrontMatterSchema> {
  /** The article as HTML; empty for an item that has an excuse in place of a text. */
  content: string;
  /** Address of the article; undefined for an item without a text. */
  url?: string;
}

export type Article = NewsItem & { url: string };

const folder = 'news';

function readNews(): NewsItem[] {
  return readdirSync(path.join(process.cwd(), 'content', folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const { html, ...item } = readMarkdown(`${folder}/${file}`, newsFrontMatterSchema);
      if (!html === !item.excuse) {
        throw new Error(
          `content/${folder}/${file}: needs either a text or an excuse, and not both.`,
        );
      }
      return { ...item, content: html, ...(html && { url: href(`/news/${item.id}`) }) };
    })
    .sort((a, b) => b.date.localeCompare(a.date) || a.id - b.id);
}

/** Every item, newest first. */
export const newsItems: readonly NewsItem[] = readNews();

export const articles: readonly Article[] = newsItems.filter(
  (item): item is Article => item.url !== undefined,
);

const onHomePage = articles.filter(({ home }) => home);

/** The eight stories of the home page: first the one with the picture, then the others, newest first. */
export const homePageArticles: readonly Article[] = [
  ...onHomePage.filter(({ lead }) => lead),
  ...onHomePage.filter(({ lead }) => !lead),
].slice(0, 8);
