import type { SatireNotice as Notice } from '@/content/notices';
import styles from './SatireNotice.module.css';

/** First thing on every page: says in words that none of this is official. */
export function SatireNotice({ notice }: { notice: Notice }) {
  return (
    <section className={styles.notice} aria-label={notice.label}>
      <details className={styles.details}>
        <summary className={styles.summary}>
          <span>{notice.line}</span> <span className={styles.more}>{notice.more}</span>
        </summary>
        <div className={styles.points}>
          {notice.points.map((point) => (
            <div key={point.title}>
              <p className={styles.title}>{point.title}</p>
              <p>{point.text}</p>
            </div>
          ))}
        </div>
      </details>
    </section>
  );
}
