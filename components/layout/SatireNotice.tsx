import type { ReactNode } from 'react';
import type { SatireNoticeWords } from '@/content/layoutWords';
import styles from './SatireNotice.module.css';

interface SatireNoticeProps {
  notice: SatireNoticeWords;
  children: ReactNode;
}

export function SatireNotice({ notice, children }: SatireNoticeProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <section className={styles.notice} aria-label={notice.label}>
          <details>
            <summary className={styles.summary}>
              <span>
                {notice.line}{' '}
                <span className={styles.toggle} data-print="no">
                  {notice.summaryLinkText}
                </span>
              </span>
            </summary>
            <div className={styles.points} data-print="no">
              {notice.points.map((point) => (
                <div key={point.title}>
                  <p className={styles.title}>{point.title}</p>
                  <p>{point.text}</p>
                </div>
              ))}
            </div>
          </details>
        </section>
        {children}
      </div>
    </div>
  );
}
