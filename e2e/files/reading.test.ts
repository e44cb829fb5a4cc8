import { expect, test } from '@playwright/test';
import { domOf, type Page, pages } from '../out';

/** Elements that break the line without a style sheet. */
const blocks = new Set(
  'address article aside blockquote body br caption dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr input legend li main menu nav ol optgroup option p pre search section select summary table tbody td textarea tfoot th thead title tr ul'.split(
    ' ',
  ),
);

/** Marks the boundary between two inline elements. */
const seam = '\u{e000}';

type Node = ReturnType<ReturnType<typeof domOf>>[number];

/** The text as a text browser shows it, with line breaks at blocks and marks between inline elements. */
function textOf(node: Node): string {
  if (node.type === 'text') return node.data.replaceAll(/\s+/g, ' ');
  if (node.type !== 'tag') return '';
  // A chart is followed by a table of its values.
  if (node.name === 'svg') return '';
  if (node.name === 'img') return node.attribs.alt ?? '';
  // A footnote number follows its word without a space, and wbr stands inside a word.
  if (node.name === 'sup' || node.name === 'wbr') return '';
  const inner = node.children.map(textOf).join('');
  return blocks.has(node.name) ? `\n${inner}\n` : seam + inner + seam;
}

/** Places where one element ends and the next begins with a word, without a space between. */
function gluedWords(page: Page): string[] {
  const $ = domOf(page);
  const text = textOf($('body')[0]!);
  const glued = new RegExp(
    `[^\\s${seam}]{0,20}[\\p{L}\\p{N}.!?:;,)”’…]${seam}+[\\p{L}\\p{N}(“][^\\s${seam}]{0,20}`,
    'gu',
  );
  return [...text.matchAll(glued)].map(([found]) =>
    found.replaceAll(new RegExp(`${seam}+`, 'g'), '|'),
  );
}

for (const page of pages) {
  test(`${page.url} separates the words of neighboring elements when styles are missing`, () => {
    expect(gluedWords(page)).toEqual([]);
  });
}
