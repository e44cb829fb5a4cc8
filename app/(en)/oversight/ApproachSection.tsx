import { Section } from '@/components/Section';
import { approach, oversight } from '@/content/oversight';
import styles from './ApproachSection.module.css';

const { title, paragraphs } = oversight.approach;

export function ApproachSection() {
  return (
    <Section title={title} id="approach" lead={paragraphs.join(' ')}>
      <ol className={styles.steps} role="list">
        {approach.map(({ name, text }) => (
          <li key={name} className={styles.step}>
            <h3 className={styles.name}>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
