import type { Element, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Lesson } from '@/content/course';
import styles from './tableBars.module.css';

/** The first number in a text such as "$1,821.35" or "340 g"; kilograms count as grams. */
export function parseAmount(text: string): number {
  const [, digits = '', kilograms] = /([\d,.]+)(\s*kg)?/.exec(text) ?? [];
  return Number(digits.replaceAll(',', '')) * (kilograms ? 1000 : 1);
}

/** The cells of one column below the header. Columns are counted from 1. */
export function findTableColumn(nodes: readonly RootContent[], column: number): Element[] {
  const cells: Element[] = [];
  visit({ type: 'root', children: [...nodes] }, 'element', (row) => {
    if (row.tagName !== 'tr') return;
    const cell = row.children.filter(
      (child): child is Element => child.type === 'element' && child.tagName === 'td',
    )[column - 1];
    if (cell) cells.push(cell);
  });
  return cells;
}

/**
 * Adds bars to the numbers of a column, in proportion to the largest, if the front matter has
 * `bars`. Screen readers skip them. On phones they have room because the table is stacked.
 */
export function addTableBars({
  file,
  nodes,
  bars,
}: Pick<Lesson, 'file' | 'nodes' | 'bars'>): readonly RootContent[] {
  if (!bars) return nodes;
  const withBars = structuredClone(nodes);
  const cells = findTableColumn(withBars, bars.column).slice(bars.firstRow - 1);
  const amounts = cells.map((cell) => parseAmount(toString(cell)));
  if (amounts.length === 0 || !amounts.every((amount) => amount > 0))
    throw new Error(
      `${file}: the table needs a number above 0 in column ${bars.column} of each row from row ${bars.firstRow} on, for its bars. Correct the table, or \`bars\` in the front matter.`,
    );
  visit({ type: 'root', children: withBars }, 'element', ({ properties }: Element) => {
    if ('dataTable' in properties) properties.dataTable = 'bars';
  });
  cells.forEach((cell, i) => {
    const share = (100 * (amounts[i] ?? 0)) / Math.max(...amounts);
    const bar = createBar(Math.max(share, 1).toFixed(1));
    cell.children = [createSpan([String(styles.figure)], [bar, createSpan([], cell.children)])];
  });
  return withBars;
}

const createSpan = (className: string[], children: Element['children']): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { className },
  children,
});

const createBar = (width: string): Element => ({
  type: 'element',
  tagName: 'svg',
  properties: {
    className: [String(styles.bar)],
    viewBox: '0 0 100 1',
    preserveAspectRatio: 'none',
    ariaHidden: 'true',
  },
  children: [
    { type: 'element', tagName: 'path', properties: { d: `M0 0H${width}V1H0Z` }, children: [] },
  ],
});
