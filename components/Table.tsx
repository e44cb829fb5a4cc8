import type { ReactNode } from 'react';
import type { TableColumn, TableData } from '@/content/charts';
import { FormattedText } from './FormattedText';
import { VisuallyHidden } from './VisuallyHidden';
import styles from './Table.module.css';

interface TableProps extends Omit<TableData, 'rows'> {
  rows: readonly (readonly ReactNode[])[];
}

const classNames = (...names: readonly (string | false | undefined)[]) =>
  names.filter(Boolean).join(' ');

/** Numbers are right-aligned, short texts do not wrap, longer ones have a minimum width. */
function columnClasses(
  { columns, rows }: Pick<TableProps, 'columns' | 'rows'>,
  hasNumberColumns: boolean,
) {
  // The longest text that does not wrap, in characters; in a table with bars it is shorter.
  const short = hasNumberColumns ? 12 : 18;
  return columns.map(({ numeric, nowrap }, i) => {
    const lengths = rows.map((cells) => (typeof cells[i] === 'string' ? cells[i].length : 0));
    const longest = Math.max(...lengths);
    if (numeric) return styles.number;
    if (nowrap || longest <= short) return styles.nowrap;
    return longest > 40 ? styles.text : styles.phrase;
  });
}

type MergedCell = ReturnType<typeof getNumberCellProps> & { content: ReactNode };

/**
 * On phones, the cells of merged columns are below a cell's own content. Elsewhere `hidden` keeps
 * them from screen readers.
 */
function MergedCells({ cells }: { cells: readonly MergedCell[] }) {
  return cells.map(({ content, ...props }, i) => (
    <div key={i} {...props} hidden>
      {content}
    </div>
  ));
}

/** Shows how large the cell's number is: a bar's length, a tint, or the mark of an extreme. */
function getNumberCellProps(
  { comparableNumbers = [], cellGraphic }: TableColumn,
  row: number | undefined,
  className = '',
) {
  const value = row === undefined ? undefined : comparableNumbers[row];
  if (value === undefined) return { className };
  const isTinted = cellGraphic && 'tintFrom' in cellGraphic && value >= cellGraphic.tintFrom;
  const all = comparableNumbers.filter((number) => number !== undefined);
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  const extreme = value === highest ? 'highest' : value === lowest ? 'lowest' : undefined;
  return {
    className: isTinted ? `${className} ${styles.tinted}` : className,
    'data-extreme': lowest < highest ? extreme : undefined,
    style:
      cellGraphic && 'fullBarValue' in cellGraphic
        ? {
            backgroundSize: `calc(${Math.round((100 * value) / cellGraphic.fullBarValue) / 100} * var(--bar)) 0.5em`,
          }
        : undefined,
  };
}

/** On phones, the cells of a column with `mergedInto` move into the column named there. */
export function Table(props: TableProps) {
  const { caption, columns, rows, hasTotalRow, hides, phoneFootRow } = props;
  const hasNumberColumns = columns.some(({ comparableNumbers }) => comparableNumbers);
  const widths = columnClasses({ columns, rows }, hasNumberColumns);
  const cellsMergedInto = ({ label }: TableColumn, cells: readonly ReactNode[], row?: number) =>
    columns.flatMap((column, i) =>
      column.mergedInto === label && !phoneFootRow
        ? {
            ...getNumberCellProps(column, row, styles.mergedCell),
            content:
              column.repeatsLabel && row !== undefined
                ? `${column.label}: ${String(cells[i])}`
                : cells[i],
          }
        : [],
    );
  const labels = columns.map(({ label }) => label);
  // On a phone more than five columns fit only if no header is wider than a number of six digits.
  const isCrowded = columns.filter(({ mergedInto }) => !mergedInto).length > 5;
  const isTurned = ({ numeric, label }: TableColumn) => isCrowded && numeric && label.length > 6;
  const last = columns.findLastIndex(({ mergedInto }) => !mergedInto);
  const classes = columns.map((column, i) =>
    classNames(
      widths[i],
      column.mergedInto && styles.mergedColumn,
      columns.some(({ mergedInto }) => mergedInto === column.label) && styles.mergeTarget,
      i === last && last < columns.length - 1 && styles.lastColumn,
    ),
  );
  return (
    <div
      className={classNames(
        styles.box,
        hasNumberColumns && styles.withNumbers,
        columns.length > 5 && styles.wide,
        hides?.includes('headOnPhones') && styles.hidesHead,
      )}
    >
      <table className={classNames(styles.table, hasTotalRow && styles.withTotalRow)}>
        <caption className={hides?.includes('caption') ? undefined : styles.caption}>
          {hides?.includes('caption') ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column, i) => (
              <th key={column.label} scope="col" className={classes[i]}>
                <span className={isTurned(column) ? styles.turned : undefined}>{column.label}</span>
                <MergedCells cells={cellsMergedInto(column, labels)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {columns.map((column, i) => {
                const Cell = i === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={i}
                    scope={i === 0 ? 'row' : undefined}
                    {...getNumberCellProps(column, row, classes[i])}
                  >
                    <FormattedText text={cells[i]} />
                    <MergedCells cells={cellsMergedInto(column, cells, row)} />
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
        {phoneFootRow && (
          <tfoot className={styles.phoneFoot} hidden>
            <tr>
              <th scope="row" colSpan={last}>
                {phoneFootRow[0]}
              </th>
              <td className={styles.number}>{phoneFootRow[1]}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
