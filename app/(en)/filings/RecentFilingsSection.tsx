import { Section } from '@/components/Section';
import { Table } from '@/components/Table';
import { filingsTable, formNotes, formTypes, recentFilingsTable } from '@/content/filings';
import styles from './RecentFilingsSection.module.css';

/** The newest filings, and what their forms are called and are for. */
export function RecentFilingsSection() {
  return (
    <Section title={filingsTable.title}>
      <Table {...recentFilingsTable} />
      <p className={styles.note}>{filingsTable.note}</p>
      <dl className={styles.forms}>
        {formTypes.map((type) => {
          const { name, use, url } = formNotes[type];
          return (
            <div key={type} className={styles.form}>
              <dt>
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
