import type { ReactNode } from 'react';
import type { TableData } from '@/content/charts';
import styles from './Table.module.css';

interface TableProps extends Omit<TableData, 'rows'> {
  rows: readonly (readonly ReactNode[])[];
  /** Whether the last row is the sum of the others. */
  total?: boolean;
}

/** Figures stand right, short entries in one line, longer ones in a column wide enough to read. */
function columnClasses({ columns, rows }: Pick<TableProps, 'columns' | 'rows'>) {
  return columns.map(({ numeric, nowrap }, i) => {
    const lengths = rows.map((cells) => (typeof cells[i] === 'string' ? cells[i].length : 0));
    const longest = Math.max(...lengths);
    if (numeric) return styles.number;
    if (nowrap || longest <= 20) return styles.nowrap;
    return longest > 40 ? styles.text : styles.phrase;
  });
}

/** A real table in a region that scrolls by itself where the screen is narrower. */
export function Table({ caption, columns, rows, total }: TableProps) {
  const classes = columnClasses({ columns, rows });
  return (
    <div className={styles.region} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table} data-total={total}>
        <caption className={styles.caption}>
          <span className={styles.title}>{caption}</span>
        </caption>
        <thead>
          <tr>
            {columns.map(({ label }, i) => (
              <th key={label} scope="col" className={classes[i]}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, i) =>
                i === 0 ? (
                  <th key={i} scope="row" className={classes[i]}>
                    {cell}
                  </th>
                ) : (
                  <td key={i} className={classes[i]}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
