import { Portrait } from '@/components/Portrait';
import { Section } from '@/components/Section';
import { leadership } from '@/content/commissioners';
import { homePage } from '@/content/home';
import styles from './About.module.css';

const { about, leadership: leaders } = homePage;

/** The Commission, and who leads it. */
export function About() {
  return (
    <Section title={about.title} lead={about.paragraphs[0]} more={about.link}>
      <ul className={styles.leaders} role="list">
        {leadership.map(({ id, name, title, brief, image, initials }) => (
          <li key={id} className={styles.leader}>
            <Portrait src={image} initials={initials} size={120} lazy />
            <div>
              <h3>{name}</h3>
              <p className={styles.title}>{title}</p>
              <p>{brief}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <a href={leaders.link.url}>{leaders.link.label}</a>
      </p>
    </Section>
  );
}
