import * as v from 'valibot';
import { readMarkdown } from './markdown';

const pageSchema = v.strictObject({
  title: v.pipe(v.string(), v.nonEmpty()),
  description: v.pipe(v.string(), v.minLength(50), v.maxLength(160)),
  /** The introduction under the h1: one or two sentences. */
  lead: v.pipe(v.string(), v.nonEmpty()),
});

export type ProsePageData = ReturnType<typeof readProsePage>;

/** Reads a page that consists of prose only from content/pages/<slug>.md. */
export function readProsePage(slug: string) {
  return readMarkdown(`pages/${slug}.md`, pageSchema);
}
