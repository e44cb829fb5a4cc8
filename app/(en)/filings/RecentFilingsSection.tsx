import { Section } from '@/components/Section';
import { Table } from '@/components/Table';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import {
  filingForms,
  filingFormNumbers,
  filingsPage,
  recentFilings,
  recentFilingsTable,
} from '@/content/filings';
import card from '@/components/LinkedCard.module.css';
import { FormThumbnail } from './FormThumbnail';
import styles from './RecentFilingsSection.module.css';

/** If a filing is published on the site, its description links to the page. */
const rows = recentFilingsTable.rows.map((cells) => {
  const { url, description } = recentFilings.find(({ id }) => cells.includes(id)) ?? {};
  return url
    ? cells.map((cell) => (cell === description ? <a href={url}>{cell}</a> : cell))
    : cells;
});

export function RecentFilingsSection() {
  return (
    <>
      <Section title={filingsPage.recent.title}>
        <div className={styles.filings}>
          <Table {...recentFilingsTable} rows={rows} hidesCaption />
        </div>
      </Section>
      <Section title={filingsPage.forms.title}>
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
