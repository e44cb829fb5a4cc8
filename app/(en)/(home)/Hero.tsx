import { Fragment } from 'react';
import { ButtonLink } from '@/components/ButtonLink';
import { Container } from '@/components/Container';
import { StaggeredLampGroup } from '@/components/StaggeredLampGroup';
import { FullSeal } from '@/components/Seal';
import { sealLampPaths } from '@/components/sealLamps';
import { homePage } from '@/content/home';
import { homeShareImageWords } from '@/content/rating';
import { site } from '@/content/site';
import styles from './Hero.module.css';

const { title, lead, actions } = homePage.hero;

export function Hero() {
  return (
    <div className={styles.hero}>
      <Container>
        <div className={styles.inner}>
          <div className={styles.words}>
            <h1 className={styles.title}>
              {title.map((sentence) => (
                <Fragment key={sentence}>
                  {sentence} <br />
                </Fragment>
              ))}
            </h1>
            <p className={styles.lead}>{lead}</p>
            <p className={styles.invitation}>
              {homeShareImageWords.title}. {homeShareImageWords.shareImageLabel}.
            </p>
            <ul className={styles.actions} role="list">
              {actions.map((link, i) => (
                <li key={link.url}>
                  <ButtonLink link={link} secondary={i > 0} />
                </li>
              ))}
            </ul>
          </div>
          <figure className={styles.seal}>
            <FullSeal lamps={<SealLamps />} />
            <figcaption className={styles.motto}>
              <span lang="la">{site.motto.latin}</span>{' '}
              <span className={styles.meaning}>“{site.motto.english}”</span>
            </figcaption>
          </figure>
        </div>
      </Container>
    </div>
  );
}

function SealLamps() {
  return (
    <StaggeredLampGroup>
      {sealLampPaths.map((lamp) => (
        <path key={lamp} className={styles.lamp} d={lamp} />
      ))}
    </StaggeredLampGroup>
  );
}
