import { existsSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { description, text } from './frontMatter';
import { getLocalizedPaths, type Language, languages } from './languages';
import { type MarkdownContent, readMarkdown } from './markdown';

/** The field for the answer: a text area, checkboxes, or a sentence in place of a field. */
const answer = v.union([
  v.strictObject({ lines: v.picklist([1, 2]), isNumber: v.optional(v.literal(true)) }),
  v.strictObject({ boxes: v.array(text) }),
  v.strictObject({ outside: text }),
]);

const formSchema = v.strictObject({
  /** For the breadcrumb. */
  shortTitle: text,
  title: text,
  description,
  /** The introduction, one or two sentences under the h1. */
  lead: text,
  /** The form's heading, an h2 above note and questions. */
  caption: text,
  /** The form's control number. */
  control: text,
  action: text,
  burden: text,
  /** Says before the first field that nothing entered leaves the page. */
  note: text,
  /** The heading above the text, which comes after the form. */
  after: text,
  questions: v.array(v.strictObject({ id: text, question: text, instruction: text, answer })),
});

export interface Form10Q extends v.InferOutput<typeof formSchema> {
  /** Its last paragraph says without satire what the form is, and where to find help. */
  content: MarkdownContent;
}

export type Form10QQuestion = Form10Q['questions'][number];

export const form10QPaths = getLocalizedPaths('/resources/form-10-q');

const fileOf = (language: Language) => `form-10-q/${language}.md`;

const hasForm = (language: Language) =>
  existsSync(path.join(process.cwd(), 'content', fileOf(language)));

/** Form 10-Q by language, read from `content/form-10-q/<language>.md`; a language may have none. */
export const form10QByLanguage: ReadonlyMap<Language, Form10Q> = new Map(
  languages
    .filter(hasForm)
    .map((language) => [language, readMarkdown(fileOf(language), formSchema, language)]),
);
