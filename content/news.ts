import * as v from 'valibot';
import { docket, isoDate, text } from './frontMatter';
import { type MarkdownContent, readMarkdownFolder } from './markdown';
import { href } from './site';

export const newsCategories = [
  'Press Release',
  'Public Statement',
  'Regulatory',
  'Enforcement',
] as const;
/** The topics that the filter form offers. */
export const newsTopics = ['sundress', 'onlyfans', 'tiktok', 'bikini', 'disclosure'] as const;

const newsDrawings = ['desk-lamp', 'fan', 'sundress'] as const;

export type NewsDrawingName = (typeof newsDrawings)[number];

export const newsFrontMatterSchema = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  date: isoDate,
  category: v.picklist(newsCategories),
  topic: v.picklist(newsTopics),
  /** `25-019` is the nineteenth release of 2025. */
  release: v.pipe(v.string(), v.regex(/^\d\d-\d{3}$/)),
  title: text,
  summary: text,
  /** The item's text on the home page; items without one do not appear there. */
  home: v.optional(text),
  /** Replaces the summary in link previews, and the title on the share image. */
  previewText: v.optional(text),
  /** The lead story of the home page. */
  lead: v.optional(v.boolean(), false),
  docket: v.optional(docket),
  /** Votes for and against: `4-1`. A third number counts those who left the room: `2-2-1`. */
  vote: v.optional(v.pipe(v.string(), v.regex(/^\d-\d(-\d)?$/))),
  /** Beside the item in the news list. */
  drawing: v.optional(v.picklist(newsDrawings)),
  /** The case, above the text of an order: "In the Matter of …". */
  matter: v.optional(text),
  contact: v.optional(text),
  related: v.optional(v.array(v.number()), []),
  /** Why the item has no article; stands in place of a link. */
  excuse: v.optional(text),
});

export interface NewsItem extends v.InferOutput<typeof newsFrontMatterSchema> {
  /** Empty if the item has no article, but an `excuse`. */
  content: MarkdownContent;
  /** Undefined if the item has no article. */
  url?: string;
}

export type Article = NewsItem & { url: string };

function readNews(): NewsItem[] {
  return readMarkdownFolder('news', newsFrontMatterSchema)
    .map((item) => {
      const hasText = !item.content.isEmpty;
      if (hasText && item.excuse)
        throw new Error(
          `${item.content.file} has both an article and an excuse for having none. Remove one.`,
        );
      if (!hasText && !item.excuse)
        throw new Error(
          `${item.content.file} has no article below its front matter. Write one, or add the field excuse to the front matter.`,
        );
      return { ...item, ...(hasText && { url: href(`/news/${item.id}`) }) };
    })
    .sort((a, b) => b.date.localeCompare(a.date) || a.id - b.id);
}

/** Newest first. */
export const newsItems: readonly NewsItem[] = readNews();

export const articles: readonly Article[] = newsItems.filter(
  (item): item is Article => item.url !== undefined,
);

const onHomePage = articles.filter(({ home }) => home);

/** The lead story, then the other articles, newest first. */
export const homePageArticles: readonly Article[] = [
  ...onHomePage.filter(({ lead }) => lead),
  ...onHomePage.filter(({ lead }) => !lead),
].slice(0, 8);
