import { IconHeading } from './IconHeading';
import { Section } from '@/components/Section';
import { initiatives, partnerships } from '@/content/initiatives';
import styles from './PartnershipsSection.module.css';

export function PartnershipsSection() {
  return (
    <Section {...initiatives.partnerships} id="partnerships">
      <ul className={styles.partners} role="list">
        {partnerships.map(({ id, name, icon, text }) => (
          <li key={id} className={styles.partner}>
            <IconHeading icon={icon} title={name} />
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
