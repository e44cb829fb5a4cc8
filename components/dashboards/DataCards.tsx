import type { DataReport } from '@/content/filings';
import { DateText } from '../DateText';
import { Icon } from '../Icon';
import styles from './DataCards.module.css';

/** The way to each dashboard; `updated` stands before its date. */
export function DataCards({
  reports,
  updated,
}: {
  reports: readonly DataReport[];
  updated: string;
}) {
  return (
    <ul className={styles.cards} role="list">
      {reports.map((report) => (
        <li key={report.id} className={styles.card}>
          <span className={styles.icon}>
            <Icon name={report.icon} />
          </span>
          <h3 className={styles.name}>
            <a className={styles.link} href={report.url}>
              {report.name}
            </a>
          </h3>
          <p>{report.description}</p>
          <p className={styles.updated}>
            {updated} <DateText date={report.updated} />
          </p>
        </li>
      ))}
    </ul>
  );
}
