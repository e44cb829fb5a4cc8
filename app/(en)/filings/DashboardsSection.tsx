import { DateText } from '@/components/DateText';
import { IconCards } from './IconCards';
import { Section } from '@/components/Section';
import { dataReports, dataSection } from '@/content/filings';
import styles from './DashboardsSection.module.css';

/** The way to each dashboard. */
export function DashboardsSection() {
  return (
    <Section title={dataSection.title} lead={dataSection.intro}>
      <IconCards
        cards={dataReports.map(({ id, icon, url, name, description, updated }) => ({
          id,
          icon,
          title: <a href={url}>{name}</a>,
          text: description,
          foot: (
            <>
              Last updated <DateText date={updated} />
            </>
          ),
        }))}
      />
      <p className={styles.note}>{dataSection.finePrint}</p>
    </Section>
  );
}
