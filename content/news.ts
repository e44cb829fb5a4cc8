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
export const newsTopics = ['sundress', 'onlyfans', 'tiktok', 'bikini', 'disclosure'] as const;

const text = v.pipe(v.string(), v.nonEmpty());

/** Front matter of content/news/*.md. */
export const newsSchema = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  date: v.custom<IsoDate>(isIsoDate, 'must be a date such as 2025-05-16'),
  category: v.picklist(newsCategories),
  topic: v.picklist(newsTopics),
  /** Release number, `25-019`. */
  release: v.pipe(v.string(), v.regex(/^\d\d-\d{3}$/)),
  title: text,
  summary: text,
  /** The home page's one line; the newest items have one. */
  home: v.optional(text),
  /** What a shared link says in place of the summary. */
  card: v.optional(text),
  /** Leads the home page, which has the picture to it. */
  lead: v.optional(v.boolean(), false),
  docket: v.optional(v.pipe(v.string(), v.regex(/^COPE-\d{4}-\d{4}$/))),
  /** Votes for and against of the five commissioners, `4-1`. */
  vote: v.optional(v.pipe(v.string(), v.regex(/^\d-\d$/))),
  /** Caption box of an order: "In the Matter of …". */
  matter: v.optional(text),
  contact: v.optional(text),
  related: v.optional(v.array(v.number()), []),
  /** Shown in place of a link where the text was never given. */
  excuse: v.optional(text),
});

export interface NewsItem extends v.InferOutput<typeof newsSchema> {
  /** The article as HTML; empty where only an excuse was given. */
  content: string;
  /** Address of the article, where there is one. */
  url?: string;
}

export type Article = NewsItem & { url: string };

const folder = 'news';

function readNews(): NewsItem[] {
  return readdirSync(path.join(process.cwd(), 'content', folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const { html, ...item } = readMarkdown(`${folder}/${file}`, newsSchema);
      if (!html === !item.excuse) {
        throw new Error(`${folder}/${file}: needs either a text or an excuse.`);
      }
      return { ...item, content: html, ...(html && { url: href(`/news/${item.id}`) }) };
    })
    .sort((a, b) => b.date.localeCompare(a.date) || a.id - b.id);
}

/** Every item, newest first. */
export const news: readonly NewsItem[] = readNews();

export const articles: readonly Article[] = news.filter(
  (item): item is Article => item.url !== undefined,
);

const onHomePage = articles.filter(({ home }) => home);

/** On the home page: the one that leads, then the others, newest first; eight in all. */
export const homeNews: readonly Article[] = [
  ...onHomePage.filter(({ lead }) => lead),
  ...onHomePage.filter(({ lead }) => !lead),
].slice(0, 8);
