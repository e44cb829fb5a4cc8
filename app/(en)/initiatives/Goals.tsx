import type { Passage } from '@/content/agency';
import type { StrategicGoal } from '@/content/initiatives';
import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import styles from './Goals.module.css';

type GoalsProps = Passage & { goals: readonly StrategicGoal[] };

export function Goals({ title, paragraphs, goals }: GoalsProps) {
  return (
    <Section title={title} id="goals">
      <Paragraphs paragraphs={paragraphs} />
      <ol className={styles.goals} role="list">
        {goals.map(({ goal, text }) => (
          <li key={goal} className={styles.goal}>
            <h3 className={styles.title}>{goal}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
