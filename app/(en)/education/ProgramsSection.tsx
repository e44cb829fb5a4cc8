import { Section } from '@/components/Section';
import { SpotIllustration } from '@/components/SpotIllustration';
import { educationPage, educationPrograms } from '@/content/education';
import styles from './ProgramsSection.module.css';

export function ProgramsSection() {
  return (
    <Section {...educationPage.programs} id="programs">
      <ul className={styles.programs} role="list">
        {educationPrograms.map(({ id, icon, title, description }) => (
          <li key={id} className={styles.program}>
            <div className={styles.picture}>
              <SpotIllustration name={icon} />
            </div>
            <div className={styles.text}>
              <h3 className={styles.title}>{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
