import type { EnforcementAction } from '@/content/enforcement';
import { DateText } from '@/components/DateText';
import { Stamp } from '@/components/Stamp';
import styles from './Order.module.css';

interface OrderProps {
  action: EnforcementAction;
  /** Repeats what the penalty says of itself. */
  stamp?: string;
}

/** An action as it is docketed: its caption, what was found, and what it cost. */
export function Order({ action, stamp }: OrderProps) {
  const { id, title, docket, date, summary, penalty, release } = action;
  return (
    <article className={styles.order} aria-labelledby={id}>
      <div className={styles.sheet}>
        <div className={styles.caption}>
          <h3 className={styles.title} id={id}>
            {title}
          </h3>
          <dl className={styles.facts}>
            <div>
              <dt className={styles.term}>Docket No.</dt>
              <dd className={styles.docket}>{docket}</dd>
            </div>
            <div>
              <dt className={styles.term}>Date</dt>
              <dd>
                <DateText date={date} />
              </dd>
            </div>
          </dl>
        </div>
        <div className={styles.text}>
          <p>{summary}</p>
          {release && (
            <p>
              <a className={styles.release} href={release.url}>
                {release.label}
              </a>
            </p>
          )}
        </div>
        <div className={styles.penalty}>
          <dl>
            <dt className={styles.term}>Penalty</dt>
            <dd className={styles.amount}>{penalty}</dd>
          </dl>
          {stamp && <Stamp>{stamp}</Stamp>}
        </div>
      </div>
    </article>
  );
}
