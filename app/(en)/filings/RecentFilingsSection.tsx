import { Section } from '@/components/Section';
import { Table } from '@/components/Table';
import {
  filingsTable,
  formNotes,
  formTypes,
  recentFilings,
  recentFilingsTable,
} from '@/content/filings';
import { FormThumbnail } from './FormThumbnail';
import styles from './RecentFilingsSection.module.css';

/** The cells of the table; the description of a filing that can be read leads to it. */
const rows = recentFilingsTable.rows.map((cells, i) => {
  const { url, description } = recentFilings[i] ?? {};
  return url
    ? cells.map((cell) => (cell === description ? <a href={url}>{cell}</a> : cell))
    : cells;
});

/** The newest filings, and what their forms are called and are for. */
export function RecentFilingsSection() {
  return (
    <Section title={filingsTable.title}>
      <Table {...recentFilingsTable} rows={rows} />
      <p className={styles.note}>{filingsTable.note}</p>
      <dl className={styles.forms}>
        {formTypes.map((type) => {
          const { name, use, url } = formNotes[type];
          return (
            <div key={type} className={styles.form}>
              <dt>
                <FormThumbnail type={type} />
                <span className={styles.code}>{type}</span> {url ? <a href={url}>{name}</a> : name}
              </dt>
              <dd className={styles.use}>{use}</dd>
            </div>
          );
        })}
      </dl>
    </Section>
  );
}
