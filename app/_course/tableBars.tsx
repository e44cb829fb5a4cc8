import type { Element, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import type { ReactNode } from 'react';
import { visit } from 'unist-util-visit';
import { MarkdownTable } from '@/components/Markdown';
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

interface LessonTableProps {
  node: Element;
}

/**
 * Draws the table of a lesson with bars beside the numbers of a column, in proportion to the
 * largest. Screen readers skip them. On phones they have room because the table is stacked.
 */
export function createTableWithBars(
  { file, nodes }: Lesson['content'],
  { column, firstRow }: NonNullable<Lesson['bars']>,
) {
  const cells = findTableColumn(nodes, column).slice(firstRow - 1);
  const amounts = new Map(cells.map((cell) => [cell, parseAmount(toString(cell))]));
  const largest = Math.max(...amounts.values());
  if (cells.length === 0 || ![...amounts.values()].every((amount) => amount > 0))
    throw new Error(
      `${file}: the table needs a number above 0 in column ${column} of each row from row ${firstRow} on, for its bars. Correct the table, or \`bars\` in the front matter.`,
    );
  const drawCell = (text: ReactNode, cell: Element) => {
    const amount = amounts.get(cell);
    if (amount === undefined) return text;
    const width = Math.max((100 * amount) / largest, 1).toFixed(1);
    return (
      <span className={styles.figure}>
        <svg
          className={styles.bar}
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={`M0 0H${width}V1H0Z`} />
        </svg>
        <span>{text}</span>
      </span>
    );
  };
  return function TableWithBars({ node }: LessonTableProps) {
    return <MarkdownTable node={node} stacks drawCell={drawCell} />;
  };
}
