import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { initiativesPage, strategicGoals } from '@/content/initiatives';
import typography from '@/components/Typography.module.css';
import styles from './StrategicGoalsSection.module.css';

const { title, paragraphs } = initiativesPage.goals;

export function StrategicGoalsSection() {
  return (
    <Section title={title} id="goals">
      <Paragraphs paragraphs={paragraphs} />
      <ol className={styles.goals} role="list">
        {strategicGoals.map(({ goal, text }) => (
          <li key={goal} className={styles.goal}>
            <h3 className={typography.serif}>{goal}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
