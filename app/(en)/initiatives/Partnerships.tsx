import type { Partner } from '@/content/initiatives';
import { IconTitle } from '@/components/IconTitle';
import { Section } from '@/components/Section';
import styles from './Partnerships.module.css';

interface PartnershipsProps {
  title: string;
  lead: string;
  partners: readonly Partner[];
}

export function Partnerships({ title, lead, partners }: PartnershipsProps) {
  return (
    <Section title={title} id="partnerships" lead={lead}>
      <ul className={styles.partners} role="list">
        {partners.map(({ id, name, icon, text }) => (
          <li key={id} className={styles.partner}>
            <IconTitle icon={icon} title={name} />
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
