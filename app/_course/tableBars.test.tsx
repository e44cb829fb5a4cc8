/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { Markdown } from '@/components/Markdown';
import { courseByLanguage, type Lesson } from '@/content/course';
import { parseMarkdown } from '@/content/markdown';
import { createTableWithBars, parseAmount } from './tableBars';

const file = 'course/en/module-1/lesson-2.md';

const others = { exhibit: () => null, viewers: () => null, vote: () => null };

function barWidths(content: Lesson['content'], bars: NonNullable<Lesson['bars']>) {
  const components = { ...others, table: createTableWithBars(content, bars) };
  const html = renderToStaticMarkup(<Markdown content={content} components={components} />);
  return [...html.matchAll(/<path d="M0 0H([\d.]+)V1H0Z"/g)].map(([, width]) => Number(width));
}

const lessonWithTable = (...amounts: readonly string[]) => {
  const rows = amounts.map((amount) => `| Item | ${amount} |`).join('\n');
  const source = `---\n---\n\nTable: Items\n\n| Item | Amount |\n| - | -: |\n${rows}`;
  return parseMarkdown(file, source, v.strictObject({})).content;
};

describe('bars in the tables of lessons', () => {
  it('parseAmount reads sums, weights and times as numbers, kilograms as grams', () => {
    expect(['$1,821.35', '340 g', '1.1 kg', '2.7 seconds'].map(parseAmount)).toEqual([
      1821.35, 340, 1100, 2.7,
    ]);
  });

  it('the table has bars in proportion to the amounts from `firstRow` on', () => {
    const lesson = lessonWithTable('10,800 seconds', '4,000', '4 seconds', '1 second');
    expect(barWidths(lesson, { column: 2, firstRow: 3 })).toEqual([100, 25]);
  });

  it('an error names the lesson if a cell has no number, or the lesson no table', () => {
    for (const amounts of [['1', '2', 'a while'], []])
      expect(() =>
        createTableWithBars(lessonWithTable(...amounts), { column: 2, firstRow: 1 }),
      ).toThrow(file);
  });

  it('the bars in lessons’ tables are equally long in every language', () => {
    const widths = Object.values(courseByLanguage).map(({ modules }) =>
      modules.map(({ lessons }) =>
        lessons.flatMap(({ content, bars }) => (bars ? barWidths(content, bars) : [])),
      ),
    );
    for (const modules of widths) {
      expect(modules).toEqual(widths[0]);
      expect(modules.flat().length).toBeGreaterThan(1);
    }
  });
});
