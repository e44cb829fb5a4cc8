import { FormattedDate } from '@/components/FormattedDate';
import { Section } from '@/components/Section';
import { educationPage, agencyEvents } from '@/content/education';
import typography from '@/components/Typography.module.css';
import styles from './EventsSection.module.css';

const { events } = educationPage;

export function EventsSection() {
  return (
    <Section title={events.title} id="events" lead={events.lead}>
      <ol role="list">
        {agencyEvents.map(({ id, date, title, location, description, paper }) => (
          <li key={id} className={styles.event}>
            <p className={styles.date}>
              <FormattedDate date={date} />
            </p>
            <div className={styles.place}>
              <h3 className={typography.itemTitle}>{title}</h3>
              <p className={typography.small}>{location}</p>
            </div>
            <p className={styles.text}>
              {description}
              {paper && (
                <>
                  {' '}
                  <a href={paper.url}>{paper.label}</a>.
                </>
              )}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
