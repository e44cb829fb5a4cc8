import { IconHeading } from './IconHeading';
import { Section } from '@/components/Section';
import { initiativesPage, domesticPartners } from '@/content/initiatives';
import styles from './PartnershipsSection.module.css';

export function PartnershipsSection() {
  return (
    <Section {...initiativesPage.partnerships} id="partnerships">
      <ul className={styles.partners} role="list">
        {domesticPartners.map(({ id, name, icon, text }) => (
          <li key={id} className={styles.partner}>
            <IconHeading icon={icon} title={name} />
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
