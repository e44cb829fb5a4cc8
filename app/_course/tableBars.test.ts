/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import type { RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import * as v from 'valibot';
import { courseByLanguage } from '@/content/course';
import { parseMarkdown } from '@/content/markdown';
import { addTableBars, parseAmount } from './tableBars';

const barWidths = (nodes: readonly RootContent[]) =>
  [...toHtml([...nodes]).matchAll(/<path d="M0 0H([\d.]+)V1H0Z"/g)].map(([, width]) =>
    Number(width),
  );

const table = (...amounts: readonly string[]) => {
  const rows = amounts.map((amount) => `| Item | ${amount} |`).join('\n');
  const source = `---\n---\n\nTable: Items\n\n| Item | Amount |\n| - | -: |\n${rows}`;
  return parseMarkdown('test.md', source, v.strictObject({})).nodes;
};

const file = 'content/course/en/module-1/lesson-2.md';

describe('bars in the tables of lessons', () => {
  it('parseAmount reads sums, weights and times as numbers, kilograms as grams', () => {
    expect(['$1,821.35', '340 g', '1.1 kg', '2.7 seconds'].map(parseAmount)).toEqual([
      1821.35, 340, 1100, 2.7,
    ]);
  });

  it('addTableBars adds bars in proportion to the amounts from `firstRow` on', () => {
    const nodes = table('10,800 seconds', '4,000', '4 seconds', '1 second');
    expect(barWidths(addTableBars({ file, nodes, bars: { column: 2, firstRow: 3 } }))).toEqual([
      100, 25,
    ]);
  });

  it('addTableBars throws an error that names the lesson if a cell has no number', () => {
    expect(() =>
      addTableBars({
        file,
        nodes: table('1', '2', 'a while'),
        bars: { column: 2, firstRow: 1 },
      }),
    ).toThrow(file);
  });

  it('the bars in lessons’ tables are equally long in every language', () => {
    const widths = Object.values(courseByLanguage).map(({ modules }) =>
      modules.map(({ lessons }) => lessons.flatMap((lesson) => barWidths(addTableBars(lesson)))),
    );
    for (const modules of widths) {
      expect(modules).toEqual(widths[0]);
      expect(modules.flat().length).toBeGreaterThan(1);
    }
  });
});
