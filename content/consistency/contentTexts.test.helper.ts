import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../listFiles';

const folder = path.join(process.cwd(), 'content');

/** Comments and string literals, whichever begins first, so that neither is found inside the other. */
const literals =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

/** The string literals of a module, with "…" for the expressions in templates. */
export function extractStringLiterals(source: string): string {
  return [...source.matchAll(literals)]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .map((text) => text.replaceAll(/\$\{[^{}]*\}/g, '…').replaceAll(/\\(['"`])/g, '$1'))
    .join('\n');
}

/** Tests search with plain quotation marks, so that they find typographic ones too. */
const plain = (text: string) => text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"');

/** The text of every content file, by its path below content/: Markdown whole, of modules the strings. */
export const contentTexts = listFiles(folder)
  .filter((file) => /\.(md|ts)$/.test(file) && !/\.test(\.helper)?\.ts$/.test(file))
  .sort()
  .map((file) => {
    const source = readFileSync(path.join(folder, file), 'utf8');
    return { file, text: file.endsWith('.md') ? source : extractStringLiterals(source) };
  });

export const plainTexts = contentTexts.map(({ file, text }) => ({ file, text: plain(text) }));

export const englishTexts = plainTexts.filter(({ file }) => !file.startsWith('course/es/'));

export const getPlainText = (wanted: string) =>
  plainTexts.find(({ file }) => file === wanted)?.text ?? '';

/** All matches of a pattern, or of its first group if it has one, with the file of each. */
export function findMatches(
  pattern: RegExp,
  among = plainTexts,
): { file: string; found: string }[] {
  return among.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([whole, part]) => ({ file, found: part ?? whole })),
  );
}

/** The matches that are not allowed, as "file: match". */
export const listDisallowed = (
  finds: ReturnType<typeof findMatches>,
  allowed: (found: string) => boolean,
) => finds.filter(({ found }) => !allowed(found)).map(({ file, found }) => `${file}: ${found}`);
