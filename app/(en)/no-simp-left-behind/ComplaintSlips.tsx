import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import styles from './ComplaintSlips.module.css';

/** Of parts that are blocks, which not every browser takes for parts of a table. */
const roles = { group: 'rowgroup', rowHeader: 'rowheader', cell: 'cell' };

/** A table whose rows are slips of paper on a spike. Its roles say that it is one, as its cells are blocks. */
export function ComplaintSlips({ node }: { node: Element }) {
  let caption = '';
  const rows: string[][] = [];
  visit(node, 'element', (part) => {
    if (part.tagName === 'caption') caption = toString(part);
    if (part.tagName === 'tr')
      rows.push(
        part.children.filter(({ type }) => type === 'element').map((cell) => toString(cell)),
      );
  });
  const [labels = [], ...slips] = rows;
  return (
    <table className={styles.spike} role="table">
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.head} role={roles.group}>
        <tr role="row">
          {labels.map((label) => (
            <th key={label} scope="col" role="columnheader">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.slips} role={roles.group}>
        {slips.map(([conduct, ...findings]) => (
          <tr key={conduct} className={styles.slip} role="row">
            <th
              className={styles.conduct}
              scope="row"
              role={roles.rowHeader}
              data-label={labels[0]}
            >
              {conduct}
            </th>
            {findings.map((finding, i) => (
              <td
                key={finding}
                className={styles.finding}
                role={roles.cell}
                data-label={labels[i + 1]}
              >
                {finding}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
