import type { Partner } from '@/content/initiatives';
import { Icon } from '@/components/Icon';
import { Section } from '@/components/Section';
import styles from './International.module.css';

interface InternationalProps {
  title: string;
  lead: string;
  bodies: readonly Partner[];
}

export function International({ title, lead, bodies }: InternationalProps) {
  return (
    <Section title={title} id="international" lead={lead}>
      <ul className={styles.bodies} role="list">
        {bodies.map(({ id, name, icon, text }) => (
          <li key={id} className={styles.body}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
