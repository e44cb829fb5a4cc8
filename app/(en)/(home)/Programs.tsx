import type { OversightProgram } from '@/content/oversight';
import { Icon } from '@/components/Icon';
import styles from './Programs.module.css';

export function Programs({ programs }: { programs: readonly OversightProgram[] }) {
  return (
    <ul className={styles.programs} role="list">
      {programs.map(({ id, title, icon }) => (
        <li key={id} className={styles.program}>
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
          <h3 className={styles.title}>{title}</h3>
        </li>
      ))}
    </ul>
  );
}
