import { Fragment } from 'react';
import type { Link } from '@/content/navigation';
import type { LayoutWords } from '@/content/layoutWords';
import { SmallSeal } from '../Seal';
import { PopoverButton } from './PopoverButton';
import { DisplayOnlySearchBox } from './DisplayOnlySearchBox';
import styles from './SiteHeader.module.css';

interface SiteHeaderProps {
  words: LayoutWords;
  name: string;
  shortName: string;
  tagline: string;
  home: Link;
  utilities: readonly Link[];
  navigation: readonly Link[];
  /**
   * A link for each other language: to the translation of the current page or, if there is none, to
   * the home page in that language.
   */
  languageLinks: readonly Link[];
  /** URL of the menu item to mark as current. */
  current?: string;
  /**
   * Language of the agency's name, the menu and the pages that the links lead to, if it differs
   * from the language of the current page.
   */
  linkLanguage?: string;
}

const menuId = 'menu';

/**
 * Header of every page. On narrow screens the menu and the search are popovers, which the browser
 * opens and closes without scripts; on wide screens the same elements are always visible. The links
 * to other languages are in the HTML twice, for narrow and for wide screens, and the style sheet
 * hides one of the two.
 */
export function SiteHeader(props: SiteHeaderProps) {
  const { words, home, utilities, navigation, current, linkLanguage } = props;
  const languageLinks = (className?: string) =>
    props.languageLinks.map(({ label, url, language }) => (
      <a key={url} className={className} href={url} lang={language} hrefLang={language}>
        {label}
      </a>
    ));
  return (
    <header className={styles.header}>
      <nav className={styles.utilities} aria-label={words.utilities}>
        <ul role="list">
          {utilities.map((link) => (
            <li key={link.url}>
              <a href={link.url} lang={linkLanguage} hrefLang={linkLanguage}>
                {link.label}
              </a>
            </li>
          ))}
          {languageLinks().map((link) => (
            <li key={link.key}>{link}</li>
          ))}
        </ul>
      </nav>
      <div className={styles.masthead}>
        <a className={styles.home} href={home.url} lang={linkLanguage} hrefLang={linkLanguage}>
          <span className={styles.seal}>
            <SmallSeal />
          </span>
          <span className={styles.wordmark}>
            <span className={styles.shortName}>{props.shortName}</span>{' '}
            <span className={styles.name}>{props.name}</span>{' '}
            <span className={styles.tagline}>{props.tagline}</span>
          </span>
        </a>{' '}
        <DisplayOnlySearchBox words={words.search} />{' '}
        <PopoverButton target={menuId} label={words.menu} />
        {languageLinks(styles.languageButton).map((link) => (
          <Fragment key={link.key}> {link}</Fragment>
        ))}
      </div>
      <nav className={styles.menu} id={menuId} aria-label={words.primary} popover="auto">
        <div className={styles.menuHead}>
          <span>{words.menu}</span>{' '}
          <PopoverButton target={menuId} label={words.closeMenu} action="hide" />
        </div>
        <ul className={styles.links} role="list">
          {navigation.map((link) => (
            <li key={link.url}>
              <a
                href={link.url}
                lang={linkLanguage}
                hrefLang={linkLanguage}
                aria-current={link.url === current ? 'page' : undefined}
              >
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
