import type { Link } from '@/content/link';
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

/** The id of an empty popover that is open while the menu is. */
const stateId = 'menu-open';

/** Closes the menu at Escape, and before the page enters the back/forward cache. */
const closeMenuScript = `{
  const panel = document.currentScript.previousElementSibling;
  const state = panel.previousElementSibling;
  const close = () => state.togglePopover?.(false);
  addEventListener('pagehide', close);
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') {
      state.previousElementSibling.focus();
      close();
    }
  });
}`.replaceAll(/\n\s*/g, ' ');

/**
 * On narrow screens a button opens and closes search and menu, without scripts: it toggles a
 * popover, and the style sheet shows the panel while that is open. The panel is no popover itself,
 * because a popover can't be placed below its button without scripts. On wide screens the panel is
 * always visible.
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
        <button className={styles.toggle} data-print="no" type="button" popoverTarget={stateId}>
          <span className={styles.open}>{words.menu}</span>{' '}
          <span className={styles.close} hidden>
            {words.closeMenu}
          </span>
        </button>
        <div className={styles.state} id={stateId} popover="manual" />
        <div className={styles.panel} data-print="no">
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
        <script data-keep="" dangerouslySetInnerHTML={{ __html: closeMenuScript }} />
      </div>
    </header>
  );
}
