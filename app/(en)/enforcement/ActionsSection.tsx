import { FormattedDate } from '@/components/FormattedDate';
import { DescriptionList } from '@/components/DescriptionList';
import { Markdown } from '@/components/Markdown';
import { Section } from '@/components/Section';
import { RubberStamp } from '@/components/RubberStamp';
import { PaperStack } from '@/components/PaperStack';
import {
  enforcementPage,
  type EnforcementAction,
  recentEnforcementActions,
} from '@/content/enforcement';
import { formatDollars } from '@/content/format';
import typography from '@/components/Typography.module.css';
import hidden from '@/components/VisuallyHidden.module.css';
import styles from './ActionsSection.module.css';

const { actions } = enforcementPage;

const [newest, ...earlier] = recentEnforcementActions;

export function ActionsSection() {
  return (
    <Section title={actions.title} id="actions">
      {newest && (
        <PaperStack>
          <Order action={newest} />
        </PaperStack>
      )}
      <div className={styles.earlier}>
        {earlier.map((action) => (
          <div key={action.id} className={styles.filed}>
            <Order
              action={action}
              stamp={action.penalty === 'Collected' ? 'Collected' : undefined}
            />
          </div>
        ))}
      </div>
    </Section>
  );
}

interface OrderProps {
  action: EnforcementAction;
  /** The text of a rubber stamp, such as "Collected". */
  stamp?: string;
}

function Order({ action, stamp }: OrderProps) {
  const { id, title, docket, date, content, fine, penalty, papers } = action;
  return (
    <article className={styles.order} aria-labelledby={id}>
      <div className={styles.sheet}>
        <div className={styles.caption}>
          <h3 className={styles.title} id={id}>
            {title}
          </h3>
          <DescriptionList
            className={styles.facts}
            items={[
              { term: 'Docket No.', text: <span className={styles.docket}>{docket}</span> },
              { term: 'Date', text: <FormattedDate date={date} /> },
            ]}
          />
        </div>
        <div className={styles.text}>
          <Markdown content={content} unstyled />
          {papers.map(({ label, url }) => (
            <p key={url}>
              <a className={styles.paper} href={url}>
                {label}
              </a>
            </p>
          ))}
        </div>
        <div className={styles.penalty}>
          <dl>
            <dt className={typography.fine}>Penalty</dt>
            {fine && <dd className={styles.amount}>{formatDollars(fine)}</dd>}
            <dd className={stamp ? hidden.visuallyHidden : styles.terms}>{penalty}</dd>
          </dl>
          {stamp && <RubberStamp>{stamp}</RubberStamp>}
        </div>
      </div>
    </article>
  );
}
