import { Section } from '@/components/Section';
import { Spot } from '@/components/Spot';
import { education, programs } from '@/content/education';
import styles from './Programs.module.css';

export function Programs() {
  return (
    <Section {...education.programs} id="programs">
      <ul className={styles.programs} role="list">
        {programs.map(({ id, icon, title, description }) => (
          <li key={id} className={styles.program}>
            <div className={styles.picture}>
              <Spot name={icon} />
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
