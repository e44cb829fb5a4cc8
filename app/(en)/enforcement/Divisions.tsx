import { Section } from '@/components/Section';
import { Spot } from '@/components/Spot';
import { divisions, enforcement } from '@/content/enforcement';
import styles from './Divisions.module.css';

export function Divisions() {
  return (
    <Section {...enforcement.divisions} id="divisions">
      <ul className={styles.divisions} role="list">
        {divisions.map(({ id, title, icon, description, staff }) => (
          <li key={id} className={styles.division}>
            <div className={styles.picture}>
              <Spot name={icon} />
            </div>
            <h3 className={styles.title}>{title}</h3>
            <p>{description}</p>
            <p className={styles.staff}>
              <strong className={styles.count}>{staff}</strong> people
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
