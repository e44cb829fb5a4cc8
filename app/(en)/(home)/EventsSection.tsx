import { FormattedDate } from '@/components/FormattedDate';
import { Section } from '@/components/Section';
import { agencyEvents } from '@/content/education';
import { homePage } from '@/content/home';
import styles from './EventsSection.module.css';

const eventCount = 3;

export function EventsSection() {
  return (
    <Section title={homePage.events.title} more={homePage.events.all}>
      <ul className={styles.events} role="list">
        {agencyEvents.slice(0, eventCount).map(({ id, title, date, location }) => (
          <li key={id} className={styles.event}>
            <p className={styles.date}>
              <FormattedDate date={date} />
            </p>
            <h3 className={styles.title}>{title}</h3>
            <p>{location}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
