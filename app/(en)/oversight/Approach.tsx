import type { Passage } from '@/content/agency';
import type { ApproachStep } from '@/content/oversight';
import { Section } from '@/components/Section';
import styles from './Approach.module.css';

type ApproachProps = Passage & { steps: readonly ApproachStep[] };

export function Approach({ title, paragraphs, steps }: ApproachProps) {
  return (
    <Section title={title} id="approach" lead={paragraphs.join(' ')}>
      <ol className={styles.steps} role="list">
        {steps.map(({ name, text }) => (
          <li key={name} className={styles.step}>
            <h3 className={styles.name}>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
