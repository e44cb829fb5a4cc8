import { basename } from 'node:path';
import * as v from 'valibot';
import { readMarkdown } from './markdown';

const pageSchema = v.strictObject({
  title: v.pipe(v.string(), v.nonEmpty()),
  /** A paper's name, above its heading, in breadcrumbs and the site map. */
  officialName: v.optional(v.pipe(v.string(), v.nonEmpty())),
  description: v.pipe(v.string(), v.minLength(50), v.maxLength(160)),
  /** The introduction, one or two sentences under the h1. */
  lead: v.pipe(v.string(), v.nonEmpty()),
});

/** Reads /enforcement/x from content/pages/x.md. */
export function readProsePage(path: string) {
  return readMarkdown(`pages/${basename(path)}.md`, pageSchema);
}
