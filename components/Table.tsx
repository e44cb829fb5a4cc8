import type { ReactNode } from 'react';
import type { TableColumn, TableData } from '@/content/charts';
import styles from './Table.module.css';

interface TableProps extends Omit<TableData, 'rows'> {
  rows: readonly (readonly ReactNode[])[];
  /** Whether the last row contains the sums of the rows above. */
  total?: boolean;
}

const classNames = (...names: readonly (string | false | undefined)[]) =>
  names.filter(Boolean).join(' ');

/**
 * Returns the class of each column: right-aligned numbers, short texts without line breaks, longer
 * texts with a minimum width.
 */
function columnClasses(
  { columns, rows }: Pick<TableProps, 'columns' | 'rows'>,
  isFigures: boolean,
) {
  // In tables with bars the text columns wrap sooner, to leave room for the bars.
  const short = isFigures ? 12 : 20;
  return columns.map(({ numeric, nowrap }, i) => {
    const lengths = rows.map((cells) => (typeof cells[i] === 'string' ? cells[i].length : 0));
    const longest = Math.max(...lengths);
    if (numeric) return styles.number;
    if (nowrap || longest <= short) return styles.nowrap;
    return longest > 40 ? styles.text : styles.phrase;
  });
}

type JoinedPart = ReturnType<typeof figureProps> & { part: ReactNode };

/**
 * The cells of merged columns, shown below a cell's own content where the table is narrow.
 * Elsewhere `hidden` keeps screen readers from reading them twice.
 */
function Joined({ parts }: { parts: readonly JoinedPart[] }) {
  return parts.map(({ part, ...props }, i) => (
    <div key={i} {...props} hidden>
      {part}
    </div>
  ));
}

/**
 * Returns the props that show a number's size: its bar, a tint, or the mark of the column's highest
 * or lowest value.
 */
function figureProps(
  { figures = [], drawn }: TableColumn,
  row: number | undefined,
  className = '',
) {
  const value = row === undefined ? undefined : figures[row];
  if (value === undefined) return { className };
  const isTinted = drawn && 'from' in drawn && value >= drawn.from;
  const all = figures.filter((figure) => figure !== undefined);
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  const extreme = value === highest ? 'highest' : value === lowest ? 'lowest' : undefined;
  return {
    className: isTinted ? `${className} ${styles.tinted}` : className,
    'data-extreme': lowest < highest ? extreme : undefined,
    style:
      drawn && 'to' in drawn
        ? { backgroundSize: `${Math.round((300 * value) / drawn.to) / 100}rem 0.5em` }
        : undefined,
  };
}

/**
 * A table in a region that scrolls horizontally where the screen is too narrow. On phones, columns
 * with `under` are merged into others first.
 */
export function Table({ caption, columns, rows, total }: TableProps) {
  const isFigures = columns.some(({ figures }) => figures);
  const widths = columnClasses({ columns, rows }, isFigures);
  const joinedTo = ({ label }: TableColumn, cells: readonly ReactNode[], row?: number) =>
    columns.flatMap((column, i) =>
      column.under === label ? { ...figureProps(column, row, styles.joined), part: cells[i] } : [],
    );
  const labels = columns.map(({ label }) => label);
  const last = columns.findLastIndex(({ under }) => !under);
  const classes = columns.map((column, i) =>
    classNames(
      widths[i],
      column.under && styles.apart,
      joinedTo(column, labels).length > 0 && styles.host,
      i === last && last < columns.length - 1 && styles.end,
    ),
  );
  return (
    <div
      className={classNames(
        styles.region,
        isFigures && styles.figures,
        columns.length > 5 && styles.wide,
      )}
      role="region"
      aria-label={caption}
      tabIndex={0}
    >
      <table className={classNames(styles.table, total && styles.total)}>
        <caption className={styles.caption}>
          <span className={styles.title}>{caption}</span>
        </caption>
        <thead>
          <tr>
            {columns.map((column, i) => (
              <th key={column.label} scope="col" className={classes[i]}>
                {column.label}
                <Joined parts={joinedTo(column, labels)} />
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
                    {...figureProps(column, row, classes[i])}
                  >
                    {cells[i]}
                    <Joined parts={joinedTo(column, cells, row)} />
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
