import { Fragment } from 'react';
import { LanguageLink } from './LanguageLink.client';
import styles from './LanguageSwitch.module.css';

interface LanguageSwitchProps {
  /** Names the navigation. */
  title: string;
  languages: readonly { language: string; label: string; url: string }[];
}

/** From a page of the course to the same page in each other language. */
export function LanguageSwitch({ title, languages }: LanguageSwitchProps) {
  return (
    <nav className={styles.languages} aria-label={title}>
      {languages.map((link, i) => (
        <Fragment key={link.language}>
          {i > 0 && ' '}
          <LanguageLink {...link} />
        </Fragment>
      ))}
    </nav>
  );
}
