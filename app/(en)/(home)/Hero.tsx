import { ButtonLink } from '@/components/ButtonLink';
import { Seal } from '@/components/Seal';
import { homePage } from '@/content/home';
import { site } from '@/content/site';
import styles from './Hero.module.css';

const { title, lead, actions } = homePage.hero;

export function Hero() {
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <ul className={styles.actions} role="list">
            {actions.map((link, i) => (
              <li key={link.url}>
                <ButtonLink link={link} quiet={i > 0} />
              </li>
            ))}
          </ul>
        </div>
        <figure className={styles.seal}>
          <Seal size="full" lamps={10} />
          <figcaption className={styles.motto}>
            <span lang="la">{site.motto.latin}</span>{' '}
            <span className={styles.meaning}>“{site.motto.english}”</span>{' '}
            <span className={styles.tagline}>{site.tagline}</span>
          </figcaption>
        </figure>
      </div>
    </div>
  );
}
