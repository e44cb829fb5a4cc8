import type { AgencyEvent } from '@/content/education';
import { DateText } from '@/components/DateText';
import styles from './Events.module.css';

export function Events({ events }: { events: readonly AgencyEvent[] }) {
  return (
    <ul className={styles.events} role="list">
      {events.map(({ id, title, date, location }) => (
        <li key={id} className={styles.event}>
          <p className={styles.date}>
            <DateText date={date} />
          </p>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.location}>{location}</p>
        </li>
      ))}
    </ul>
  );
}
