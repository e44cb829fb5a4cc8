import { IconTitle } from '@/components/IconTitle';
import { Section } from '@/components/Section';
import { education, programs } from '@/content/education';
import styles from './Programs.module.css';

export function Programs() {
  return (
    <Section {...education.programs} id="programs">
      <ul className={styles.programs} role="list">
        {programs.map(({ id, icon, title, description }) => (
          <li key={id} className={styles.program}>
            <IconTitle icon={icon} title={title} />
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
