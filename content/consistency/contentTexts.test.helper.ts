import { readFileSync } from 'node:fs';
import path from 'node:path';
import { translatedLanguages } from '../languages';
import { listFiles } from '../listFiles';

const folder = path.join(process.cwd(), 'content');

/** Matches comments too, so that a quotation mark in a comment does not start a string. */
const literals =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

/** One string literal per line, with "…" for template expressions. */
export function extractStringLiterals(source: string): string {
  return [...source.matchAll(literals)]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .map((text) => text.replaceAll(/\$\{[^{}]*\}/g, '…').replaceAll(/\\(['"`])/g, '$1'))
    .join('\n');
}

/** Makes quotation marks straight, so that one search finds straight and curly ones. */
const withStraightQuotes = (text: string) => text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"');

/**
 * Path and text of every content file: all of a Markdown file, but only the string literals of
 * TypeScript.
 */
export const contentTexts = listFiles(folder)
  .filter((file) => /\.(md|ts)$/.test(file) && !/\.test(\.helper)?\.ts$/.test(file))
  .sort()
  .map((file) => {
    const source = readFileSync(path.join(folder, file), 'utf8');
    return { file, text: file.endsWith('.md') ? source : extractStringLiterals(source) };
  });

export const straightQuotedTexts = contentTexts.map(({ file, text }) => ({
  file,
  text: withStraightQuotes(text),
}));

/** Content files that are not translations. */
export const englishContentTexts = straightQuotedTexts.filter(
  ({ file }) => !translatedLanguages.some((language) => file.split(/[/.]/).includes(language)),
);

/** The text of a content file with straight quotation marks; empty if there is no such file. */
export const readContentText = (wanted: string) =>
  straightQuotedTexts.find(({ file }) => file === wanted)?.text ?? '';

/** All matches of a pattern, or of its group if it has one, each with the name of its file. */
export function findInContent(
  pattern: RegExp,
  among = straightQuotedTexts,
): { file: string; found: string }[] {
  return among.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([whole, part]) => ({ file, found: part ?? whole })),
  );
}

export const listDisallowedMatches = (
  finds: ReturnType<typeof findInContent>,
  allowed: (found: string) => boolean,
) => finds.filter(({ found }) => !allowed(found)).map(({ file, found }) => `${file}: ${found}`);
