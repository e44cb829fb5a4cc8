import { Children, isValidElement, type ReactNode } from 'react';
import type { TableColumn, TableData } from '@/content/charts';
import { chooseTableLayout } from './chooseTableLayout';
import { FormattedText } from './FormattedText';
import styles from './Table.module.css';
import hiddenStyles from './VisuallyHidden.module.css';

interface TableProps extends Omit<TableData, 'rows'> {
  rows: readonly (readonly ReactNode[])[];
  /** Rows stand as blocks on phones, however few the columns. */
  stacks?: boolean;
  /** Leaves the caption to screen readers, where a heading repeats it. */
  hidesCaption?: boolean;
}

const classNames = (...names: readonly (string | false | undefined)[]) =>
  names.filter(Boolean).join(' ');

/** The text of a cell, which may be in elements such as a link. */
const getText = (node: ReactNode): string =>
  Children.toArray(node)
    .map((child) =>
      isValidElement<{ children?: ReactNode }>(child)
        ? getText(child.props.children)
        : String(child),
    )
    .join('');

/** Numbers are right-aligned, short texts do not wrap, longer ones have a minimum width. */
function columnClasses(
  { columns, rows }: Pick<TableProps, 'columns' | 'rows'>,
  hasNumberColumns: boolean,
) {
  // The longest text that does not wrap, in characters; in a table with bars it is shorter.
  const short = hasNumberColumns ? 12 : 18;
  const widthClass = ({ numeric, nowrap }: TableColumn, i: number) => {
    const lengths = rows.map((cells) => (typeof cells[i] === 'string' ? cells[i].length : 0));
    const longest = Math.max(...lengths);
    if (numeric) return styles.number;
    if (nowrap === false) return undefined;
    if (nowrap || longest <= short) return styles.nowrap;
    return longest > 40 ? styles.text : styles.phrase;
  };
  return columns.map(
    (column, i) => classNames(widthClass(column, i), column.strong && styles.strong) || undefined,
  );
}

/** Shows how large the cell's number is: a bar's length, a tint, or the mark of an extreme. */
function getNumberCellProps(
  { comparableNumbers = [], cellGraphic }: TableColumn,
  row: number,
  className: string | undefined,
) {
  const value = comparableNumbers[row];
  if (value === undefined) return { className };
  const isTinted = cellGraphic && 'tintFrom' in cellGraphic && value >= cellGraphic.tintFrom;
  const all = comparableNumbers.filter((number) => number !== undefined);
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  const extreme = value === highest ? 'highest' : value === lowest ? 'lowest' : undefined;
  return {
    className: classNames(className, isTinted && styles.tinted) || undefined,
    'data-extreme': lowest < highest ? extreme : undefined,
    style:
      cellGraphic && 'fullBarValue' in cellGraphic
        ? {
            backgroundSize: `calc(${Math.round((100 * value) / cellGraphic.fullBarValue) / 100} * var(--bar)) 0.5em`,
          }
        : undefined,
  };
}

export function Table({ caption, columns, rows, hasTotalRow, stacks, hidesCaption }: TableProps) {
  const texts = rows.map((cells) => cells.map(getText));
  const layout = stacks ? 'stack' : chooseTableLayout(columns, texts);
  const isWide = columns.length > 5;
  const hasNumberColumns = columns.some(({ comparableNumbers }) => comparableNumbers);
  const classes = columnClasses({ columns, rows }, hasNumberColumns);
  // Stacked rows are blocks, which not every browser takes for parts of a table.
  const roleIfStacked = (role: string) => (layout === 'stack' ? role : undefined);
  return (
    <div
      className={classNames(
        styles.box,
        layout === 'scroll' && styles.scrolls,
        hasNumberColumns && styles.withNumbers,
        isWide && styles.wide,
      )}
      // A wide table whose rows stack on phones still scrolls on tablets.
      {...((layout === 'scroll' || isWide) && {
        role: 'region',
        'aria-label': caption,
        tabIndex: 0,
      })}
    >
      <table
        role={roleIfStacked('table')}
        className={classNames(
          styles.table,
          layout === 'stack' && styles.stacks,
          hasTotalRow && styles.withTotalRow,
        )}
      >
        <caption className={hidesCaption ? hiddenStyles.visuallyHidden : styles.caption}>
          {caption}
        </caption>
        <thead role={roleIfStacked('rowgroup')}>
          <tr role={roleIfStacked('row')}>
            {columns.map(({ label }, i) => (
              <th
                key={label}
                scope="col"
                role={roleIfStacked('columnheader')}
                className={classes[i]}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role={roleIfStacked('rowgroup')}>
          {rows.map((cells, row) => (
            <tr key={row} role={roleIfStacked('row')}>
              {columns.map((column, i) => {
                const Cell = i === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={i}
                    scope={i === 0 ? 'row' : undefined}
                    role={roleIfStacked(i === 0 ? 'rowheader' : 'cell')}
                    data-label={layout === 'stack' ? column.label : undefined}
                    {...getNumberCellProps(column, row, classes[i])}
                  >
                    <FormattedText text={cells[i]} />
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
