import { Icon } from '@/components/Icon';
import { Section } from '@/components/Section';
import { initiativesPage, internationalPartners } from '@/content/initiatives';
import typography from '@/components/Typography.module.css';
import styles from './InternationalBodiesSection.module.css';

const { international } = initiativesPage;

export function InternationalBodiesSection() {
  return (
    <Section title={international.title} id="international" lead={international.lead}>
      <ul className={styles.bodies} role="list">
        {internationalPartners.map(({ id, name, icon, text }) => (
          <li key={id} className={styles.body}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <h3 className={typography.itemTitle}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
