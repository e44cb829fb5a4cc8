import type { Division } from '@/content/enforcement';
import { Icon } from '@/components/Icon';
import { Section } from '@/components/Section';
import styles from './Divisions.module.css';

interface DivisionsProps {
  title: string;
  lead: string;
  divisions: readonly Division[];
}

export function Divisions({ title, lead, divisions }: DivisionsProps) {
  return (
    <Section title={title} id="divisions" lead={lead}>
      <ul className={styles.divisions} role="list">
        {divisions.map((division) => (
          <li key={division.id} className={styles.division}>
            <span className={styles.icon}>
              <Icon name={division.icon} />
            </span>
            <h3 className={styles.title}>{division.title}</h3>
            <p>{division.description}</p>
            <p className={styles.staff}>
              <strong className={styles.count}>{division.staff}</strong> people
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
