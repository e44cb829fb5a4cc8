import { Section } from '@/components/Section';
import { Table } from '@/components/Table';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import {
  formsSection,
  recentFilingsSection,
  filingForms,
  filingFormNumbers,
  recentFilings,
  recentFilingsTable,
} from '@/content/filings';
import card from '@/components/LinkedCard.module.css';
import { FormThumbnail } from './FormThumbnail';
import styles from './RecentFilingsSection.module.css';

/** If a filing is published on the site, its description links to the page. */
const rows = recentFilingsTable.rows.map((cells, i) => {
  const { url, description } = recentFilings[i] ?? {};
  return url
    ? cells.map((cell) => (cell === description ? <a href={url}>{cell}</a> : cell))
    : cells;
});

export function RecentFilingsSection() {
  return (
    <>
      <Section title={recentFilingsSection.title}>
        <div className={styles.filings}>
          <Table {...recentFilingsTable} rows={rows} hidesCaption />
        </div>
        <p className={styles.note}>{recentFilingsSection.note}</p>
      </Section>
      <Section title={formsSection.title} lead={formsSection.lead}>
        <dl className={styles.forms}>
          {filingFormNumbers.map((type) => {
            const { name, use, url } = filingForms[type];
            return (
              <div key={type} className={url ? `${styles.form} ${card.linked}` : styles.form}>
                <dt>
                  <FormThumbnail type={type} />
                  <VisuallyHidden>{type}</VisuallyHidden> {url ? <a href={url}>{name}</a> : name}
                </dt>
                <dd className={styles.use}>{use}</dd>
              </div>
            );
          })}
        </dl>
      </Section>
    </>
  );
}
