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
        {/* In a section, or in paragraphs, reader modes take it for the text of a short page. */}
        <div role="region" className={styles.notice} aria-label={notice.label}>
          <details>
            <summary className={styles.summary}>
              <span>
                {notice.line}{' '}
                <span className={styles.toggle} data-print="no">
                  {notice.summaryLinkText}
                </span>
              </span>
            </summary>
            <ul className={styles.points} data-print="no" role="list">
              {notice.points.map((point) => (
                <li key={point.title}>
                  <strong className={styles.title}>{point.title}</strong> {point.text}
                </li>
              ))}
            </ul>
          </details>
        </div>
        {children}
      </div>
    </div>
  );
}
