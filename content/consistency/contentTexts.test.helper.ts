import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLanguage } from '../languages';
import { listFiles } from '../listFiles';

const folder = path.join(process.cwd(), 'content');

/**
 * Matches a comment or a string literal of a TypeScript file. One pattern finds both, so that a quotation mark in a
 * comment does not start a string and "//" in a string does not start a comment.
 */
const literals =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

/** Returns the string literals of a TypeScript file, one per line, with "…" in place of template expressions. */
export function extractStringLiterals(source: string): string {
  return [...source.matchAll(literals)]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .map((text) => text.replaceAll(/\$\{[^{}]*\}/g, '…').replaceAll(/\\(['"`])/g, '$1'))
    .join('\n');
}

/**
 * Replaces typographic quotation marks and apostrophes by straight ones, so that a search for straight ones finds both
 * kinds.
 */
const withStraightQuotes = (text: string) => text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"');

/**
 * The path below content/ and the text of every content file: all of a Markdown file, but only the string literals of a
 * TypeScript file.
 */
export const contentTexts = listFiles(folder)
  .filter((file) => /\.(md|ts)$/.test(file) && !/\.test(\.helper)?\.ts$/.test(file))
  .sort()
  .map((file) => {
    const source = readFileSync(path.join(folder, file), 'utf8');
    return { file, text: file.endsWith('.md') ? source : extractStringLiterals(source) };
  });

/** `contentTexts` with straight quotation marks in place of typographic ones. */
export const straightQuotedTexts = contentTexts.map(({ file, text }) => ({
  file,
  text: withStraightQuotes(text),
}));

/** The text of every content file that is not a translation, with straight quotation marks. */
export const englishContentTexts = straightQuotedTexts.filter(
  ({ file }) => !/^course\/[^/]+\//.test(file) || file.startsWith(`course/${defaultLanguage}/`),
);

/** Returns the text of one content file with straight quotation marks. */
export const getFileTextWithStraightQuotes = (wanted: string) =>
  straightQuotedTexts.find(({ file }) => file === wanted)?.text ?? '';

/**
 * Finds all matches of a pattern in content files, each with the name of its file. If the pattern has a group, returns
 * the group's text instead of the match.
 */
export function findMatchesInContent(
  pattern: RegExp,
  among = straightQuotedTexts,
): { file: string; found: string }[] {
  return among.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([whole, part]) => ({ file, found: part ?? whole })),
  );
}

/** Lists the matches for which `allowed` returns false, as "file: match". */
export const listDisallowedMatches = (
  finds: ReturnType<typeof findMatchesInContent>,
  allowed: (found: string) => boolean,
) => finds.filter(({ found }) => !allowed(found)).map(({ file, found }) => `${file}: ${found}`);
