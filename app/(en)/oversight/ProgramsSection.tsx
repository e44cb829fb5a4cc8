import { Icon } from '@/components/Icon';
import { Section } from '@/components/Section';
import { oversightPage, oversightPrograms } from '@/content/oversight';
import styles from './ProgramsSection.module.css';

export function ProgramsSection() {
  return (
    <Section {...oversightPage.programs} id="programs">
      <ul className={styles.programs} role="list">
        {oversightPrograms.map(({ id, icon, title, description, link }) => (
          <li key={id} className={styles.program}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>
              {description}
              {link && (
                <>
                  {' '}
                  <a href={link.url}>{link.label}</a>.
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
