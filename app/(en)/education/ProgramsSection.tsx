import { Section } from '@/components/Section';
import { SpotIllustration } from '@/components/SpotIllustration';
import { UnbrokenWords } from '@/components/UnbrokenWords';
import { educationPage, educationPrograms } from '@/content/education';
import typography from '@/components/Typography.module.css';
import styles from './ProgramsSection.module.css';

const { programs } = educationPage;

export function ProgramsSection() {
  return (
    <Section title={programs.title} id="programs">
      <ul className={styles.programs} role="list">
        {educationPrograms.map(({ id, icon, title, description }) => (
          <li key={id} className={styles.program}>
            <div>
              <SpotIllustration name={icon} />
            </div>
            <div>
              <h3 className={typography.itemTitle}>
                <UnbrokenWords text={title} />
              </h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
