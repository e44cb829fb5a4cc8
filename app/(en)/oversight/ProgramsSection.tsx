import { Icon } from '@/components/Icon';
import { Section } from '@/components/Section';
import { oversightPage, oversightPrograms } from '@/content/oversight';
import typography from '@/components/Typography.module.css';
import styles from './ProgramsSection.module.css';

export function ProgramsSection() {
  return (
    <Section {...oversightPage.programs} id="programs">
      <ul className={styles.programs} role="list">
        {oversightPrograms.map(({ id, icon, title, description, url }) => (
          <li key={id} className={styles.program}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <h3 className={typography.itemTitle}>
              <a href={url}>{title}</a>
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
