import { DateText } from '@/components/DateText';
import { Section } from '@/components/Section';
import { dashboardCards, dashboardsTexts } from '@/content/filings';
import { DashboardThumbnail } from './DashboardThumbnail';
import styles from './DashboardsSection.module.css';

export function DashboardsSection() {
  return (
    <Section title={dashboardsTexts.title} lead={dashboardsTexts.intro}>
      <ul className={styles.cards} role="list">
        {dashboardCards.map(({ id, url, name, description, updated }) => (
          <li key={id} className={styles.card}>
            <DashboardThumbnail id={id} />
            <h3 className={styles.title}>
              <a href={url}>{name}</a>
            </h3>
            <p>{description}</p>
            <p className={styles.updated}>
              Last updated <DateText date={updated} />
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{dashboardsTexts.finePrint}</p>
    </Section>
  );
}
