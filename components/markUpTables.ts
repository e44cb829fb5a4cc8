import type { Element, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { chooseTableLayout } from './chooseTableLayout';
import styles from './Table.module.css';

const elementsIn = ({ children }: Pick<Element, 'children'>) =>
  children.filter((child) => child.type === 'element');

const classNames = (...names: readonly (string | false | undefined)[]) =>
  names.filter((name) => typeof name === 'string');

const rolesByTagName: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/** As in `Table`: blocks keep their roles, and each cell has its column's name. */
function stackRows(table: Element, labels: readonly string[]) {
  visit(table, 'element', (node) => {
    const role = rolesByTagName[node.tagName];
    if (role) node.properties.role = role;
    if (node.tagName !== 'tr') return;
    for (const [i, cell] of elementsIn(node).entries())
      if (cell.tagName === 'td') cell.properties.dataLabel = labels[i];
  });
}

/** Gives tables from Markdown, in a copy, what `Table` has: its classes and its layouts on phones. */
export function markUpTables(nodes: readonly RootContent[]): RootContent[] {
  const children = structuredClone([...nodes]);
  visit({ type: 'root', children }, 'element', (box: Element) => {
    if (!('dataTable' in box.properties)) return;
    const [table] = elementsIn(box);
    const [caption] = table ? elementsIn(table) : [];
    if (!table || !caption) return;
    const head: Element[] = [];
    let hasTotalRow = false;
    visit(table, 'element', (cell) => {
      if (cell.tagName === 'th') head.push(cell);
      if ('dataFigure' in cell.properties) cell.properties.className = classNames(styles.number);
      if (cell.tagName === 'strong' && toString(cell) === 'Total') hasTotalRow = true;
    });
    const layout =
      box.properties.dataTable === 'bars'
        ? 'stack'
        : chooseTableLayout(
            head.map(({ properties }) => ({ numeric: 'dataFigure' in properties })),
          );
    if (layout === 'stack')
      stackRows(
        table,
        head.map((cell) => toString(cell)),
      );
    caption.properties.className = classNames(styles.caption);
    table.properties.className = classNames(
      styles.table,
      layout === 'stack' && styles.stacks,
      hasTotalRow && styles.withTotalRow,
    );
    box.properties = {
      className: classNames(styles.box, layout === 'scroll' && styles.scrolls),
      ...(layout === 'scroll' && { role: 'region', ariaLabel: toString(caption), tabIndex: 0 }),
    };
  });
  return children;
}
