import type { SatireNoticeWords } from '@/content/layoutWords';
import styles from './SatireNotice.module.css';

/** The notice at the top of every page that says that the site is satire and not official. */
export function SatireNotice({ notice }: { notice: SatireNoticeWords }) {
  return (
    <section className={styles.notice} aria-label={notice.label}>
      <details className={styles.details}>
        <summary className={styles.summary}>
          <span>
            {notice.line} <span className={styles.toggle}>{notice.summaryLinkText}</span>
          </span>
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
