import type { AgencyEvent } from '@/content/education';
import { DateText } from '@/components/DateText';
import { Section } from '@/components/Section';
import styles from './Events.module.css';

interface EventsProps {
  title: string;
  lead: string;
  events: readonly AgencyEvent[];
}

export function Events({ title, lead, events }: EventsProps) {
  return (
    <Section title={title} id="events" lead={lead}>
      <ol className={styles.events} role="list">
        {events.map((event) => (
          <li key={event.id} className={styles.event}>
            <p className={styles.date}>
              <DateText date={event.date} />
            </p>
            <div className={styles.what}>
              <h3 className={styles.title}>{event.title}</h3>
              <p className={styles.location}>{event.location}</p>
            </div>
            <p className={styles.text}>{event.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
