import { Section } from '@/components/Section';
import { SpotIllustration } from '@/components/SpotIllustration';
import { enforcementDivisions, enforcementPage } from '@/content/enforcement';
import typography from '@/components/Typography.module.css';
import styles from './DivisionsSection.module.css';

const { divisions } = enforcementPage;

export function DivisionsSection() {
  return (
    <Section title={divisions.title} id="divisions">
      <ul className={styles.divisions} role="list">
        {enforcementDivisions.map(({ id, title, icon, description, staff }) => (
          <li key={id} className={styles.division}>
            <div className={styles.picture}>
              <SpotIllustration name={icon} />
            </div>
            <h3 className={typography.itemTitle}>{title}</h3>
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
