import { Section } from '@/components/Section';
import { oversightSteps, oversightPage } from '@/content/oversight';
import styles from './ApproachSection.module.css';

const { title, paragraphs } = oversightPage.approach;

export function ApproachSection() {
  return (
    <Section title={title} id="approach" lead={paragraphs.join(' ')}>
      <ol className={styles.steps} role="list">
        {oversightSteps.map(({ name, text }) => (
          <li key={name} className={styles.step}>
            <h3 className={styles.name}>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
