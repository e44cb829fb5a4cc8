import type { OversightProgram } from '@/content/oversight';
import { Icon } from '@/components/Icon';
import { Section } from '@/components/Section';
import styles from './Programs.module.css';

interface ProgramsProps {
  title: string;
  lead: string;
  programs: readonly OversightProgram[];
}

export function Programs({ title, lead, programs }: ProgramsProps) {
  return (
    <Section title={title} id="programs" lead={lead}>
      <ul className={styles.programs} role="list">
        {programs.map((program) => (
          <li key={program.id} className={styles.program}>
            <span className={styles.icon}>
              <Icon name={program.icon} />
            </span>
            <h3 className={styles.title}>{program.title}</h3>
            <p className={styles.text}>{program.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
