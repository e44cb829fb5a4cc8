import type { TableData } from '@/content/charts';
import styles from './Table.module.css';

function classOf(column: TableData['columns'][number] | undefined) {
  if (column?.numeric) return styles.number;
  return column?.nowrap ? styles.nowrap : undefined;
}

/** A real table in a region that scrolls by itself where the screen is narrower. */
export function Table({ caption, columns, rows }: TableData) {
  return (
    <div className={styles.region} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={classOf(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join()}>
              {cells.map((cell, i) =>
                i === 0 ? (
                  <th key={i} scope="row" className={classOf(columns[i])}>
                    {cell}
                  </th>
                ) : (
                  <td key={i} className={classOf(columns[i])}>
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
