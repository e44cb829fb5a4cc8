/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { parseMarkdown } from '@/content/markdown';
import { Markdown } from './Markdown';

function htmlOf(table: string) {
  const source = `---\n---\n\nTable: Lamps\n\n${table}`;
  return renderToStaticMarkup(
    <Markdown content={parseMarkdown('test.md', source, v.strictObject({})).content} />,
  );
}

it('in a table with a long text each cell names its column, and has its role', () => {
  const html = htmlOf('| A | B | C |\n| - | - | - |\n| 1 | 2 | a moth that comes at nine |');
  expect(html).toContain('class="table stacks"');
  expect(html).toMatch(
    /data-label="A"[^>]*>1<.*data-label="B"[^>]*>2<.*data-label="C"[^>]*>a moth/s,
  );
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

it('a cell keeps what Markdown marks in it, and a row of totals has a line above it', () => {
  const html = htmlOf('| A | B |\n| - | -: |\n| *one* 💦 | 1 |\n| **Total** | 1 |');
  expect(html).toContain('<em>one</em> <span role="img" aria-label="droplets">💦</span>');
  expect(html).toContain('class="table withTotalRow"');
});
