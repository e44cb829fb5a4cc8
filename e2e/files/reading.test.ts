import { expect, test } from '@playwright/test';
import { parseWithCheerio, type ExportedPage, exportedPages } from '../exportedSite';

/** A text browser begins a new line at these elements. */
const blocks = new Set(
  'address article aside blockquote body br caption dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr input legend li main menu nav ol optgroup option p pre search section select summary table tbody td textarea tfoot th thead title tr ul'.split(
    ' ',
  ),
);

const boundaryMark = '\u{e000}';

type Node = ReturnType<ReturnType<typeof parseWithCheerio>>[number];

/** A node's text as a text browser shows it, with marks at the boundaries of inline elements. */
function textOf(node: Node): string {
  if (node.type === 'text') return node.data.replaceAll(/\s+/g, ' ');
  if (node.type !== 'tag') return '';
  // A drawing is left out: the table below a chart has the same values.
  if (node.name === 'svg') return '';
  if (node.name === 'img') return node.attribs.alt ?? '';
  // Footnote numbers (sup) need no space, and wbr is inside a word.
  if (node.name === 'sup' || node.name === 'wbr') return '';
  const inner = node.children.map(textOf).join('');
  return blocks.has(node.name) ? `\n${inner}\n` : boundaryMark + inner + boundaryMark;
}

/** Places where two words touch at the boundary of inline elements. */
function gluedWords(page: ExportedPage): string[] {
  const $ = parseWithCheerio(page);
  const text = textOf($('body')[0]!);
  const glued = new RegExp(
    `[^\\s${boundaryMark}]{0,20}[\\p{L}\\p{N}.!?:;,)”’…]${boundaryMark}+[\\p{L}\\p{N}(“][^\\s${boundaryMark}]{0,20}`,
    'gu',
  );
  return [...text.matchAll(glued)].map(([found]) =>
    found.replaceAll(new RegExp(`${boundaryMark}+`, 'g'), '|'),
  );
}

for (const page of exportedPages) {
  test(`without styles the words of ${page.url} do not run together`, () => {
    expect(gluedWords(page)).toEqual([]);
  });
}
