import { basename } from 'node:path';
import * as v from 'valibot';
import { readMarkdown } from './markdown';

const voters = v.pipe(v.number(), v.integer(), v.minValue(0));
const voteSchema = v.strictObject({
  ayes: voters,
  noes: voters,
  /** Whether those in favor rose to vote. */
  standing: v.optional(v.boolean(), false),
});

const pageSchema = v.strictObject({
  title: v.pipe(v.string(), v.nonEmpty()),
  /** A paper's name, above its heading, in breadcrumbs and the site map. */
  officialName: v.optional(v.pipe(v.string(), v.nonEmpty())),
  description: v.pipe(v.string(), v.minLength(50), v.maxLength(160)),
  /** The introduction, one or two sentences under the h1. */
  lead: v.pipe(v.string(), v.nonEmpty()),
  /** Votes by the number in a section's heading, such as AO-1. */
  votes: v.optional(v.record(v.string(), voteSchema), {}),
});

export type SectionVote = v.InferOutput<typeof voteSchema>;

/** Reads /enforcement/x from content/pages/x.md. */
export function readProsePage(path: string) {
  return readMarkdown(`pages/${basename(path)}.md`, pageSchema);
}
