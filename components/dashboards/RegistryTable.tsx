import type { RegistryRow, RegistryStatus, registryTable } from '@/content/registry';
import { Badge, type BadgeTone } from '../Badge';
import { DateText } from '../DateText';
import styles from './RegistryTable.module.css';
import { SpecimenActions } from '../specimen/SpecimenActions';

interface RegistryTableProps {
  rows: readonly RegistryRow[];
  words: typeof registryTable;
  /** What each status says. */
  meanings: Readonly<Record<RegistryStatus, string>>;
}

const noteId = 'registry-note';

const tones: Readonly<Record<RegistryStatus, BadgeTone>> = {
  Compliant: 'green',
  'Under Review': 'yellow',
  'Non-Compliant': 'red',
};

const statuses = ['Compliant', 'Under Review', 'Non-Compliant'] as const;

/** The results of a search that finds everything. */
export function RegistryTable({ rows, words, meanings }: RegistryTableProps) {
  const { actions } = words;
  return (
    <div className={styles.results}>
      <SpecimenActions id={noteId} labels={[actions.export, actions.report]} note={words.note} />
      <div className={styles.region} role="region" aria-label={words.caption} tabIndex={0}>
        <table className={styles.table}>
          <caption className={styles.caption}>{words.caption}</caption>
          <thead>
            <tr>
              {words.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, category, status, date }) => (
              <tr key={id}>
                <th scope="row" className={styles.id}>
                  {id}
                </th>
                <td>{name}</td>
                <td>{category}</td>
                <td>
                  <Badge tone={tones[status]}>{status}</Badge>
                </td>
                <td className={styles.date}>
                  <DateText date={date} />
                </td>
                <td>
                  <button
                    type="button"
                    className={styles.button}
                    aria-label={`${actions.details}: ${name}`}
                    aria-describedby={noteId}
                  >
                    {actions.details}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl className={styles.meanings}>
        {statuses.map((status) => (
          <div key={status} className={styles.meaning}>
            <dt>
              <Badge tone={tones[status]}>{status}</Badge>
            </dt>
            <dd>{meanings[status]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
