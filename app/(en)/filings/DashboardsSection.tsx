import { FormattedDate } from '@/components/FormattedDate';
import { Section } from '@/components/Section';
import { dashboardCards, filingsPage } from '@/content/filings';
import { DashboardThumbnail } from './DashboardThumbnail';
import styles from './DashboardsSection.module.css';

export function DashboardsSection() {
  return (
    <Section title={filingsPage.data.title}>
      <ul className={styles.cards} role="list">
        {dashboardCards.map(({ id, url, name, description, updated }) => (
          <li key={id} className={styles.card}>
            <DashboardThumbnail id={id} />
            <h3>
              <a href={url}>{name}</a>
            </h3>
            <p>{description}</p>
            <p className={styles.updated}>
              Last updated <FormattedDate date={updated} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
