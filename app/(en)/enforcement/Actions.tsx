import { DateText } from '@/components/DateText';
import { Facts } from '@/components/Facts';
import { Section } from '@/components/Section';
import { Stamp } from '@/components/Stamp';
import { Triplicate } from '@/components/Triplicate';
import { enforcement, type EnforcementAction, recentActions } from '@/content/enforcement';
import styles from './Actions.module.css';

const [newest, ...earlier] = recentActions;

/** The newest order lies on top of its copies; the others are filed below it. */
export function Actions() {
  return (
    <Section {...enforcement.actions} id="actions">
      {newest && (
        <Triplicate>
          <Order action={newest} />
        </Triplicate>
      )}
      <div className={styles.earlier}>
        {earlier.map((action) => (
          <div key={action.id} className={styles.filed}>
            <Order
              action={action}
              stamp={action.penalty.endsWith('collected') ? 'Collected' : undefined}
            />
          </div>
        ))}
      </div>
    </Section>
  );
}

interface OrderProps {
  action: EnforcementAction;
  /** Repeats what the penalty says of itself. */
  stamp?: string;
}

/** An action as it is docketed: its caption, what was found, and what it cost. */
function Order({ action, stamp }: OrderProps) {
  const { id, title, docket, date, summary, penalty, release } = action;
  return (
    <article className={styles.order} aria-labelledby={id}>
      <div className={styles.sheet}>
        <div className={styles.caption}>
          <h3 className={styles.title} id={id}>
            {title}
          </h3>
          <Facts
            arranged={styles.facts}
            facts={[
              { term: 'Docket No.', text: <span className={styles.docket}>{docket}</span> },
              { term: 'Date', text: <DateText date={date} /> },
            ]}
          />
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
