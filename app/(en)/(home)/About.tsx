import { Portrait } from '@/components/Portrait';
import { Section } from '@/components/Section';
import { leadership } from '@/content/commissioners';
import { homePage } from '@/content/home';
import styles from './About.module.css';
import { Pictured, PicturedList } from './Pictured';

const { about, leadership: leaders } = homePage;

/** The Commission, and who leads it. */
export function About() {
  return (
    <Section title={about.title}>
      <div className={styles.about}>
        <div>
          <p>{about.paragraphs[0]}</p>
          {[about.link, leaders.link].map(({ label, url }) => (
            <p key={url} className={styles.link}>
              <a href={url}>{label}</a>
            </p>
          ))}
        </div>
        <PicturedList>
          {leadership.map(({ id, name, title, brief, image, initials }) => (
            <Pictured
              key={id}
              picture={<Portrait src={image} initials={initials} size={120} fluid lazy />}
            >
              <h3>{name}</h3>
              <p className={styles.title}>{title}</p>
              <p>{brief}</p>
            </Pictured>
          ))}
        </PicturedList>
      </div>
    </Section>
  );
}
