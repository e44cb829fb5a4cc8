import type { EducationProgram } from '@/content/education';
import { IconTitle } from '@/components/IconTitle';
import { Section } from '@/components/Section';
import styles from './Programs.module.css';

interface ProgramsProps {
  title: string;
  lead: string;
  programs: readonly EducationProgram[];
}

export function Programs({ title, lead, programs }: ProgramsProps) {
  return (
    <Section title={title} id="programs" lead={lead}>
      <ul className={styles.programs} role="list">
        {programs.map((program) => (
          <li key={program.id} className={styles.program}>
            <IconTitle icon={program.icon} title={program.title} />
            <p>{program.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
