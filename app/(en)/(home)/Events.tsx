import { DateText } from '@/components/DateText';
import { Section } from '@/components/Section';
import { events } from '@/content/education';
import { homePage } from '@/content/home';
import styles from './Events.module.css';

/** The next three. */
export function Events() {
  return (
    <Section title={homePage.events.title} more={homePage.events.all}>
      <ul role="list">
        {events.slice(0, 3).map(({ id, title, date, location }) => (
          <li key={id} className={styles.event}>
            <p className={styles.date}>
              <DateText date={date} />
            </p>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.location}>{location}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
