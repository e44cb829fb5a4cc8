import { basename } from 'node:path';
import * as v from 'valibot';
import { description, text } from './frontMatter';
import { readMarkdown } from './markdown';

const pageSchema = v.strictObject({
  title: text,
  /** A paper's name, above its heading, in breadcrumbs and the site map. */
  officialName: v.optional(text),
  description,
  /** The introduction, one or two sentences under the h1. */
  lead: text,
});

/** Reads /enforcement/x from content/pages/x.md. */
export function readProsePage(path: string) {
  return readMarkdown(`pages/${basename(path)}.md`, pageSchema);
}
