import { Icon } from '@/components/Icon';
import { Section } from '@/components/Section';
import { homePage } from '@/content/home';
import { programs } from '@/content/oversight';
import styles from './Programs.module.css';

const { title, lead, link } = homePage.programs;

export function Programs() {
  return (
    <Section title={title} lead={lead} more={link}>
      <ul className={styles.programs} role="list">
        {programs.map(({ id, title: name, icon }) => (
          <li key={id} className={styles.program}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <h3 className={styles.title}>{name}</h3>
          </li>
        ))}
      </ul>
    </Section>
  );
}
