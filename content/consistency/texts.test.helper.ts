import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../listFiles';

const folder = path.join(process.cwd(), 'content');

/** Comments and string literals, whichever begins first, so that neither is found inside the other. */
const literals =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

/** What a module says: its strings, without the code inside a template. */
export function stringsOf(source: string): string {
  return [...source.matchAll(literals)]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .map((text) => text.replaceAll(/\$\{[^{}]*\}/g, '…').replaceAll(/\\(['"`])/g, '$1'))
    .join('\n');
}

/** Patterns are written with plain marks, which find the typographic ones as well. */
const plain = (text: string) => text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"');

/** Every file that holds words, by its path below content/, with the words alone as they are written. */
export const written = listFiles(folder)
  .filter((file) => /\.(md|ts)$/.test(file) && !/\.test(\.helper)?\.ts$/.test(file))
  .sort()
  .map((file) => {
    const source = readFileSync(path.join(folder, file), 'utf8');
    return { file, text: file.endsWith('.md') ? source : stringsOf(source) };
  });

export const texts = written.map(({ file, text }) => ({ file, text: plain(text) }));

export const english = texts.filter(({ file }) => !file.startsWith('course/es/'));

export const textOf = (wanted: string) => texts.find(({ file }) => file === wanted)?.text ?? '';

/** What a pattern finds in any file, as "file: find", or its first group where it has one. */
export function find(pattern: RegExp, among = texts): { file: string; found: string }[] {
  return among.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([whole, part]) => ({ file, found: part ?? whole })),
  );
}

/** The finds that are not allowed, in a form that says where to look. */
export const except = (finds: ReturnType<typeof find>, allowed: (found: string) => boolean) =>
  finds.filter(({ found }) => !allowed(found)).map(({ file, found }) => `${file}: ${found}`);

/** The rows of the table below a caption, without its head. */
export function tableOf(file: string, caption: string): string[][] {
  const [, after = ''] = textOf(file).split(`Table: ${caption}\n\n`);
  const [table = ''] = after.split(/\n\n/);
  return table
    .trim()
    .split('\n')
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** 10800 of "10,800 seconds", 48 of "$48.00". */
export const numberOf = (text = '') => Number(/[\d,]*\.?\d+/.exec(text)?.[0].replaceAll(',', ''));

export const columnOf = (rows: string[][], column: number) =>
  rows.map((row) => numberOf(row[column]));

export const sumOf = (values: readonly number[]) =>
  Number(values.reduce((total, value) => total + value, 0).toFixed(6));
