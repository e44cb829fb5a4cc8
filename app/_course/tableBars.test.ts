import { describe, expect, it } from '@jest/globals';
import { courseByLanguage } from '@/content/course';
import { addTableBars, parseAmount } from './tableBars';

const barWidths = (html: string) =>
  [...html.matchAll(/<path d="M0 0H([\d.]+)V1H0Z"/g)].map(([, width]) => Number(width));

const table = (...amounts: readonly string[]) =>
  `<table><thead><tr><th>Item</th></tr></thead><tbody>${amounts
    .map((amount) => `<tr>\n<td>Item</td><td data-figure="">${amount}</td>\n</tr>`)
    .join('')}</tbody></table>`;

describe('bars in the tables of lessons', () => {
  it('parseAmount reads “$1,821.35”, “340 g”, “1.1 kg” and “2.7 seconds” as numbers, kilograms as grams', () => {
    expect(['$1,821.35', '340 g', '1.1 kg', '2.7 seconds'].map(parseAmount)).toEqual([
      1821.35, 340, 1100, 2.7,
    ]);
  });

  it('addTableBars adds bars in proportion to the amounts from the row `firstRow` on, and none to the rows above it', () => {
    const html = table('10,800 seconds', '4,000', '4 seconds', '1 second');
    expect(
      barWidths(addTableBars({ id: 'module-1/lesson-2', html, bars: { column: 2, firstRow: 3 } })),
    ).toEqual([100, 25]);
  });

  it('addTableBars throws an error that names the file of the lesson if a cell of its table has no number', () => {
    expect(() =>
      addTableBars({
        id: 'module-1/lesson-2',
        html: table('1', '2', 'a while'),
        bars: { column: 2, firstRow: 1 },
      }),
    ).toThrow('content/course/<language>/module-1/lesson-2.md');
  });

  it('tables of lessons have bars, of the same lengths in every language', () => {
    const widths = Object.values(courseByLanguage).map(({ modules }) =>
      modules.map(({ lessons }) => lessons.flatMap((lesson) => barWidths(addTableBars(lesson)))),
    );
    for (const modules of widths) {
      expect(modules).toEqual(widths[0]);
      expect(modules.flat().length).toBeGreaterThan(1);
    }
  });
});
