import { Section } from '@/components/Section';
import { oversightPage, oversightSteps, struckOversightStep } from '@/content/oversight';
import styles from './ApproachSection.module.css';

const { title, paragraphs } = oversightPage.approach;

/** Screen readers skip the struck step, because the introduction names it. */
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
        <li className={`${styles.step} ${styles.struck}`} aria-hidden="true">
          <del className={styles.name}>{struckOversightStep}</del>
        </li>
      </ol>
    </Section>
  );
}
