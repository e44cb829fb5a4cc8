import { expect, test } from '@jest/globals';
import { domOf, type Page, pages } from '../out';

/** What breaks the line by itself, without a style sheet; every other element runs on in it. */
const blocks = new Set(
  'address article aside blockquote body br caption dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr input legend li main menu nav ol optgroup option p pre search section select summary table tbody td textarea tfoot th thead title tr ul'.split(
    ' ',
  ),
);

/** Marks where one element ends and another begins within a line. */
const seam = '\u{e000}';

type Node = ReturnType<ReturnType<typeof domOf>>[number];

/** The words as a text browser has them: all in one line but for what breaks it. */
function textOf(node: Node): string {
  if (node.type === 'text') return node.data.replaceAll(/\s+/g, ' ');
  if (node.type !== 'tag') return '';
  // A picture that says nothing in words: what it shows stands in a table beside it.
  if (node.name === 'svg') return '';
  if (node.name === 'img') return node.attribs.alt ?? '';
  // The number of a footnote belongs to its word; a word may be broken where it is.
  if (node.name === 'sup' || node.name === 'wbr') return '';
  const inner = node.children.map(textOf).join('');
  return blocks.has(node.name) ? `\n${inner}\n` : seam + inner + seam;
}

/** Words that one element ends and another begins with, and nothing between them. */
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

test.each(pages.map((page) => ({ ...page })))('$url runs no words into each other', (page) => {
  expect(gluedWords(page)).toEqual([]);
});
