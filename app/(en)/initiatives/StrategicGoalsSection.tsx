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
        {strategicGoals.map((goal) => (
          <li key={goal} className={styles.goal}>
            <span className={typography.serif}>{goal}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
