import { Portrait } from '@/components/Portrait';
import { SmallSeal } from '@/components/Seal';
import { Section } from '@/components/Section';
import { homePageCommissioners } from '@/content/commissioners';
import { homePage } from '@/content/home';
import { site } from '@/content/site';
import typography from '@/components/Typography.module.css';
import styles from './AboutSection.module.css';
import { IllustratedListItem, IllustratedList } from './IllustratedList';

const { about, leadership: leaders } = homePage;

export function AboutSection() {
  return (
    <Section title={about.title}>
      <div className={styles.about}>
        <div className={styles.commission}>
          <div className={styles.seal}>
            <SmallSeal />
          </div>
          <div className={styles.text}>
            <p>
              <b className={typography.serif} lang="la">
                {site.motto.latin}
              </b>
              <br />“{site.motto.english}”
            </p>
            <p>{about.paragraphs[0]}</p>
            {[about.link, leaders.link].map(({ label, url }) => (
              <p key={url}>
                <a href={url}>{label}</a>
              </p>
            ))}
          </div>
        </div>
        <IllustratedList>
          {homePageCommissioners.map(({ id, name, title, brief, image, initials }) => (
            <IllustratedListItem
              key={id}
              picture={<Portrait src={image} initials={initials} size={120} lazy />}
            >
              <h3 className={typography.itemTitle}>{name}</h3>
              <p className={styles.title}>{title}</p>
              <p>{brief}</p>
            </IllustratedListItem>
          ))}
        </IllustratedList>
      </div>
    </Section>
  );
}
