import { FormattedDate } from '@/components/FormattedDate';
import { DeskLampDrawing } from '@/components/DeskLampDrawing';
import { DescriptionList } from '@/components/DescriptionList';
import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { RubberStamp } from '@/components/RubberStamp';
import { FormattedText } from '@/components/FormattedText';
import { appealSteps, educationPage, lampAppealDates } from '@/content/education';
import typography from '@/components/Typography.module.css';
import styles from './AppealsSection.module.css';

const { title, lead, steps, story, paragraphs } = educationPage.appeals;

export function AppealsSection() {
  return (
    <Section title={title} id="appeals" lead={lead}>
      <div className={styles.appeals}>
        <Procedure />
        <article className={styles.story}>
          <div className={styles.head}>
            <h3 className={typography.serif}>{story.title}</h3>
            <div className={styles.lamp}>
              <DeskLampDrawing withMoth />
            </div>
            <DescriptionList
              className={styles.dates}
              items={[
                { term: 'Rating issued', text: <FormattedDate date={lampAppealDates.issued} /> },
                { term: 'Appeal filed', text: <FormattedDate date={lampAppealDates.filed} /> },
                {
                  term: 'Decision due',
                  text: <FormattedDate date={lampAppealDates.decisionDue} />,
                },
                {
                  term: 'Status',
                  text: (
                    <span className={styles.stamp}>
                      <RubberStamp>Pending</RubberStamp>
                    </span>
                  ),
                },
              ]}
            />
          </div>
          <Paragraphs paragraphs={story.paragraphs} />
          <p>
            <a href={story.transcript.url}>{story.transcript.label}</a>
          </p>
          <div className={styles.notes}>
            <Paragraphs paragraphs={paragraphs} />
          </div>
        </article>
      </div>
    </Section>
  );
}

function Procedure() {
  return (
    <section className={styles.procedure}>
      <h3 className={typography.serif}>{steps.title}</h3>
      <ol className={styles.steps} role="list">
        {appealSteps.map(({ term, text }) => (
          <li key={term} className={styles.step}>
            <strong className={styles.term}>{term}</strong> <FormattedText text={text} />
          </li>
        ))}
      </ol>
    </section>
  );
}
