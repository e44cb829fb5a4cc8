import { IconTitle } from './IconTitle';
import { Section } from '@/components/Section';
import { initiatives, partnerships } from '@/content/initiatives';
import styles from './Partnerships.module.css';

export function Partnerships() {
  return (
    <Section {...initiatives.partnerships} id="partnerships">
      <ul className={styles.partners} role="list">
        {partnerships.map(({ id, name, icon, text }) => (
          <li key={id} className={styles.partner}>
            <IconTitle icon={icon} title={name} />
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
