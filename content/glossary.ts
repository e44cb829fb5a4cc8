import * as v from 'valibot';
import { type MarkdownContent, readMarkdownFolder } from './markdown';
import { link, text } from './frontMatter';
import { spotIllustrationNames } from './spotIllustrations';

const termSchema = v.strictObject({
  term: text,
  partOfSpeech: v.picklist(['n.', 'v.', 'adj.']),
  /** Slugs of other terms. */
  seeAlso: v.optional(v.array(text), []),
  drawing: v.optional(v.picklist(spotIllustrationNames)),
  /** A page with more about the term. */
  read: v.optional(link),
});

export interface GlossaryTerm extends v.InferOutput<typeof termSchema> {
  /** The URL fragment: `simp` in `/resources/digital-exposure-glossary#simp`. */
  slug: string;
  /** The definition, in which `*…*` marks Latin. */
  content: MarkdownContent;
}

export const glossaryPage = {
  title: 'Digital Exposure Glossary',
  description:
    'Satire: the words of the Code of Simp Regulations, from acknowledgment equivalent to wallet, each defined once, in alphabetical order.',
  lead: 'A word means what it says here. Sections are those of the Code of Simp Regulations (51 CSR).',
} as const;

/** For each letter without a term, the note after "[Reserved]". */
export const reservedLetterNotes: Readonly<Record<string, string>> = {
  J: 'for “just,” which was withdrawn',
  K: 'for “k,” which is still being read',
  V: 'for “vibe.” The Division felt that it would come',
  X: 'for “x,” at the end of a message. It may have been an initial',
};

const { compare } = new Intl.Collator('en', { ignorePunctuation: true });

/** In alphabetical order. */
export const glossaryTerms: readonly GlossaryTerm[] = readMarkdownFolder(
  'glossary',
  termSchema,
).sort((a, b) => compare(a.term, b.term));

for (const { slug, seeAlso, content } of glossaryTerms)
  for (const other of seeAlso)
    if (other === slug || !glossaryTerms.some((term) => term.slug === other))
      throw new Error(
        `${content.file}: seeAlso has "${other}", and no other term has the file content/glossary/${other}.md. Correct the name, or take it out.`,
      );
