import { load } from 'cheerio/slim';
import type { Lesson } from '@/content/course';
import styles from './tableBars.module.css';

/** Returns the first number of a text such as "$1,821.35" or "340 g"; kilograms are returned as grams. */
export function parseAmount(text: string): number {
  const [, digits = '', kilograms] = /([\d,.]+)(\s*kg)?/.exec(text) ?? [];
  return Number(digits.replaceAll(',', '')) * (kilograms ? 1000 : 1);
}

/** Parses a lesson's HTML, and finds the cells in one column of its table, from top to bottom, without the header. */
export function findTableColumn(html: string, column: number) {
  const $ = load(html, null, false);
  return { $, cells: $(`td:nth-child(${column})`) };
}

/**
 * Adds a bar below each number in one column of a lesson's table, in proportion to the largest, if the
 * lesson's front matter has `bars`. Screen readers skip the bars and read the numbers.
 */
export function addTableBars({ id, html, bars }: Pick<Lesson, 'id' | 'html' | 'bars'>): string {
  if (!bars) return html;
  const { column, firstRow } = bars;
  const { $, cells } = findTableColumn(html, column);
  const barCells = cells.slice(firstRow - 1);
  const amounts = barCells.toArray().map((cell) => parseAmount($(cell).text()));
  if (amounts.length === 0 || !amounts.every((amount) => amount > 0))
    throw new Error(
      `content/course/<language>/${id}.md: the table needs a number above 0 in column ${column} of each row from row ${firstRow} on, for its bars. Correct the table, or \`bars\` in the front matter.`,
    );
  barCells.each((i, cell) => {
    const share = (100 * (amounts[i] ?? 0)) / Math.max(...amounts);
    $(cell).append(drawBar(Math.max(share, 1).toFixed(1)));
  });
  return $.html();
}

const drawBar = (width: string) =>
  `<svg class="${styles.bar}" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true"><path d="M0 0H${width}V1H0Z"/></svg>`;
