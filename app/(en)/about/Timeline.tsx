import type { TimelineEntry } from '@/content/about';
import { DateText } from '@/components/DateText';
import styles from './Timeline.module.css';

export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className={styles.timeline} role="list">
      {entries.map(({ date, until, title, text }) => (
        <li key={date} className={styles.entry}>
          <p className={styles.date}>
            <DateText date={date} />
            {until && (
              <>
                {' to '}
                <DateText date={until} />
              </>
            )}
          </p>
          <p className={styles.text}>
            <strong className={styles.title}>{title}</strong> {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
