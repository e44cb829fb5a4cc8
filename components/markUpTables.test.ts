/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { toHtml } from 'hast-util-to-html';
import * as v from 'valibot';
import { parseMarkdown } from '@/content/markdown';
import { markUpTables } from './markUpTables';

function htmlOf(table: string) {
  const source = `---\n---\n\nTable: Lamps\n\n${table}`;
  return toHtml(markUpTables(parseMarkdown('test.md', source, v.strictObject({})).nodes));
}

it('in a table of three columns each cell names its column, and has its role', () => {
  const html = htmlOf('| A | B | C |\n| - | - | - |\n| 1 | 2 | x |');
  expect(html).toContain('class="table stacks"');
  expect(html).toMatch(/data-label="A"[^>]*>1<.*data-label="B"[^>]*>2<.*data-label="C"[^>]*>x</s);
  expect(html.match(/role="\w+"/g)).toHaveLength(11);
});

it('a table of two columns, or with two of numbers, has no second layout', () => {
  for (const table of [
    '| A | B |\n| - | - |\n| 1 | 2 g |',
    '| A | B | C |\n| - | -: | -: |\n| 1 p.m. | $1.50 | 0 |',
  ])
    expect(htmlOf(table)).not.toMatch(/stacks|scrolls|data-label|role=/);
});

it('a table with four columns of numbers scrolls in a region named by its caption', () => {
  expect(
    htmlOf('| A | B | C | D | E |\n| - | -: | -: | -: | -: |\n| x | 1 | 2 | 3 | 4 |'),
  ).toContain('<div class="box scrolls" role="region" aria-label="Lamps" tabindex="0">');
});
