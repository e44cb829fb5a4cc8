import type { Link } from '@/content/navigation';
import type { LayoutWords } from '@/content/layoutWords';
import { LinkText } from '../LinkText';
import { SmallSeal } from '../Seal';
import { DisplayOnlySearchBox } from './DisplayOnlySearchBox';
import { SatireNotice } from './SatireNotice';
import styles from './SiteHeader.module.css';

interface SiteHeaderProps {
  words: LayoutWords;
  name: string;
  shortName: string;
  tagline: string;
  home: Link;
  utilities: readonly Link[];
  navigation: readonly Link[];
  /** For each other language, the translation of the page or else the home page. */
  languageLinks: readonly Link[];
  /** URL of the current menu item. */
  current?: string;
}

const panelId = 'menu';

/**
 * Search and menu are a popover on narrow screens, without scripts, and always visible on wide
 * ones.
 */
export function SiteHeader(props: SiteHeaderProps) {
  const { words, home, utilities, navigation, current } = props;
  const languageItems = props.languageLinks.map(({ label, url, language }) => (
    <li key={url} className={styles.language}>
      <a href={url} lang={language} hrefLang={language}>
        {label}
      </a>
    </li>
  ));
  return (
    <header>
      <SatireNotice notice={words.notice}>
        <nav className={styles.utilities} data-print="no" aria-label={words.utilities}>
          <ul role="list">
            {utilities.map((link) => (
              <li key={link.url}>
                <a href={link.url} hrefLang={link.language}>
                  <LinkText link={link} note={words.inEnglish} hidesNote />
                </a>
              </li>
            ))}
            {languageItems}
          </ul>
        </nav>
      </SatireNotice>
      <div className={styles.masthead}>
        <a className={styles.home} href={home.url}>
          <span className={styles.seal}>
            <SmallSeal />
          </span>
          <span className={styles.wordmark}>
            <span className={styles.shortName}>{props.shortName}</span>{' '}
            <span className={styles.name}>{props.name}</span>{' '}
            <span className={styles.tagline}>{props.tagline}</span>
          </span>
        </a>{' '}
        <PopoverButton label={words.menu} />
        <div className={styles.panel} data-print="no" id={panelId} popover="auto">
          <div className={styles.panelHead}>
            <span>{words.menu}</span> <PopoverButton label={words.closeMenu} action="hide" />
          </div>
          <DisplayOnlySearchBox words={words.search} />
          <nav className={styles.menu} aria-label={words.primary}>
            <ul className={styles.links} role="list">
              {navigation.map((link) => (
                <li key={link.url}>
                  <a
                    href={link.url}
                    hrefLang={link.language}
                    aria-current={link.url === current ? 'page' : undefined}
                  >
                    <LinkText link={link} note={words.inEnglish} hidesNote />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <ul className={styles.languages} role="list">
            {languageItems}
          </ul>
        </div>
      </div>
    </header>
  );
}

interface PopoverButtonProps {
  label: string;
  /** With `hide` the button only closes the popover. */
  action?: 'hide';
}

/** Opens and closes the panel on narrow screens, without scripts. */
function PopoverButton({ label, action }: PopoverButtonProps) {
  return (
    <button
      className={styles.toggle}
      data-print="no"
      type="button"
      popoverTarget={panelId}
      popoverTargetAction={action}
    >
      {label}
    </button>
  );
}
