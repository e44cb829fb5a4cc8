import type { AppealStep } from '@/content/education';
import styles from './AppealSteps.module.css';

interface AppealStepsProps {
  title: string;
  steps: readonly AppealStep[];
  /** Below the steps. */
  notes: readonly string[];
}

export function AppealSteps({ title, steps, notes }: AppealStepsProps) {
  return (
    <section className={styles.procedure}>
      <h3>{title}</h3>
      <ol className={styles.steps} role="list">
        {steps.map(({ term, text }) => (
          <li key={term} className={styles.step}>
            <strong className={styles.term}>{term}</strong>
            {text}
          </li>
        ))}
      </ol>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </section>
  );
}
