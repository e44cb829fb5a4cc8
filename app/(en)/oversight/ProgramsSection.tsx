import { Section } from '@/components/Section';
import { SpotIllustration } from '@/components/SpotIllustration';
import { oversightPage, oversightPrograms } from '@/content/oversight';
import typography from '@/components/Typography.module.css';
import styles from './ProgramsSection.module.css';

const { programs } = oversightPage;

export function ProgramsSection() {
  return (
    <Section title={programs.title} id="programs">
      <ul className={styles.programs} role="list">
        {oversightPrograms.map(({ id, icon, title, description, url }) => (
          <li key={id} className={styles.program}>
            <div className={styles.picture}>
              <SpotIllustration name={icon} />
            </div>
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
