import { Portrait } from '@/components/Portrait';
import { Section } from '@/components/Section';
import { leadership } from '@/content/commissioners';
import { homePage } from '@/content/home';
import styles from './AboutSection.module.css';
import { PictureItem, PictureList } from './PictureList';

const { about, leadership: leaders } = homePage;

/** The Commission, and who leads it. */
export function AboutSection() {
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
        <PictureList>
          {leadership.map(({ id, name, title, brief, image, initials }) => (
            <PictureItem
              key={id}
              picture={<Portrait src={image} initials={initials} size={120} fluid lazy />}
            >
              <h3>{name}</h3>
              <p className={styles.title}>{title}</p>
              <p>{brief}</p>
            </PictureItem>
          ))}
        </PictureList>
      </div>
    </Section>
  );
}
