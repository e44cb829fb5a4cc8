import type { AppealStep, education, lampAppeal } from '@/content/education';
import { Badge } from '@/components/Badge';
import { DateText } from '@/components/DateText';
import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { Stamp } from '@/components/Stamp';
import styles from './Appeals.module.css';
import { AppealSteps } from './AppealSteps';

type AppealsProps = (typeof education)['appeals'] & {
  procedure: readonly AppealStep[];
  pending: typeof lampAppeal;
};

/** The procedure, and beside it the one appeal that has gone through some of it. */
export function Appeals({ title, lead, steps, story, ...props }: AppealsProps) {
  const { paragraphs, procedure, pending } = props;
  return (
    <Section title={title} id="appeals" lead={lead}>
      <div className={styles.appeals}>
        <AppealSteps title={steps.title} steps={procedure} notes={paragraphs} />
        <article className={styles.story}>
          <header className={styles.head}>
            <h3 className={styles.title}>{story.title}</h3>
            <Stamp>Pending</Stamp>
          </header>
          <dl className={styles.facts}>
            <div>
              <dt className={styles.term}>Rating issued</dt>
              <dd>
                <DateText date={pending.issued} />
              </dd>
            </div>
            <div>
              <dt className={styles.term}>Appeal filed</dt>
              <dd>
                <DateText date={pending.filed} />
              </dd>
            </div>
            <div>
              <dt className={styles.term}>Decision due</dt>
              <dd>
                <DateText date={pending.decisionDue} />
              </dd>
            </div>
            <div>
              <dt className={styles.term}>Status</dt>
              <dd>
                <Badge tone="yellow">Pending</Badge>
              </dd>
            </div>
          </dl>
          <Paragraphs paragraphs={story.paragraphs} />
          <p className={styles.transcript}>
            <a href={story.transcript.url}>{story.transcript.label}</a>
          </p>
        </article>
      </div>
    </Section>
  );
}
