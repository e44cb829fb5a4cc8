import type { Lesson } from '@/content/course';
import styles from './tableBars.module.css';

/**
 * The column and first row of the numbers in a lesson's table that get bars, counted from 0.
 * Numbers in rows above `firstRow` have other units.
 */
interface BarColumn {
  column: number;
  firstRow?: number;
}

/**
 * The column with bars in the tables of lessons, by lesson. The numbers of the bars come from the
 * table itself.
 */
const barColumnByLesson: Readonly<Record<Lesson['id'], BarColumn>> = {
  'module-1/lesson-2': { column: 1, firstRow: 2 },
  'module-2/lesson-2': { column: 2 },
  'module-3/lesson-3': { column: 2 },
  'module-4/lesson-4': { column: 1 },
};

const row = /<tr>\s*<td[^]*?<\/tr>/g;
const cell = /<td[^>]*>([^]*?)<\/td>/g;

/** Returns the first number of a text such as "$1,821.35" or "340 g"; kilograms are returned as grams. */
export function parseAmount(text: string): number {
  const [, digits = '', kilograms] = /([\d,.]+)(\s*kg)?/.exec(text) ?? [];
  return Number(digits.replaceAll(',', '')) * (kilograms ? 1000 : 1);
}

/** Returns the texts of the table's cells in one column, from top to bottom, without the header. */
export function readTableColumn(html: string, column: number): readonly string[] {
  return (html.match(row) ?? []).map((text) => [...text.matchAll(cell)][column]?.[1] ?? '');
}

/**
 * Adds a bar below each number of a lesson's table, in proportion to the largest. Screen readers
 * skip the bars and read the numbers.
 */
export function addTableBars({ id, html }: Pick<Lesson, 'id' | 'html'>): string {
  const bars = barColumnByLesson[id];
  if (!bars) return html;
  const { column, firstRow = 0 } = bars;
  const amounts = readTableColumn(html, column).map(parseAmount);
  const compared = amounts.slice(firstRow);
  const largest = Math.max(...compared);
  if (!compared.every((amount) => amount > 0) || compared.length === 0)
    throw new Error(
      `content/course/<language>/${id}.md: the table needs a number above 0 in column ${column + 1} of each row from row ${firstRow + 1} on, for its bars.`,
    );
  let i = -1;
  return html.replace(row, (text) => {
    i += 1;
    if (i < firstRow) return text;
    const width = Math.max((100 * (amounts[i] ?? 0)) / largest, 1).toFixed(1);
    let cells = -1;
    return text.replace(cell, (all) => {
      cells += 1;
      return cells === column ? all.replace(/<\/td>$/, `${drawBar(width)}</td>`) : all;
    });
  });
}

const drawBar = (width: string) =>
  `<svg class="${styles.bar}" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true"><path d="M0 0H${width}V1H0Z"/></svg>`;
