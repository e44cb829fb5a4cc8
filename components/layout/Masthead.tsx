import type { Link } from '@/content/navigation';
import type { searchBox } from '@/content/notices';
import { SmallSeal } from '../Seal';
import { PopoverButton } from './PopoverButton';
import { SearchBox } from './SearchBox';
import styles from './Masthead.module.css';

interface MastheadProps {
  name: string;
  shortName: string;
  tagline: string;
  home: Link;
  utilities: readonly Link[];
  navigation: readonly Link[];
  /** URL of the menu item that the page belongs to. */
  current?: string;
  search: typeof searchBox;
  /** Of all its words, and of the pages behind its links, where the page has another. */
  language?: string;
}

const menuId = 'menu';

/**
 * Header of every page. On narrow screens menu and search are popovers, which the browser opens,
 * closes and dismisses without script; on wide ones the same elements lie open in the header.
 */
export function Masthead(props: MastheadProps) {
  const { home, utilities, navigation, current, search, language } = props;
  return (
    <header className={styles.header} lang={language}>
      <nav className={styles.utilities} aria-label="Utility">
        <ul role="list">
          {utilities.map((link) => (
            <li key={link.url}>
              <a href={link.url} hrefLang={language}>
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.masthead}>
        <a className={styles.home} href={home.url} hrefLang={language}>
          <span className={styles.seal}>
            <SmallSeal />
          </span>
          <span className={styles.words}>
            <span className={styles.short}>{props.shortName}</span>{' '}
            <span className={styles.name}>{props.name}</span>{' '}
            <span className={styles.tagline}>{props.tagline}</span>
          </span>
        </a>{' '}
        <SearchBox words={search} /> <PopoverButton target={menuId} label="Menu" />
      </div>
      <nav className={styles.menu} id={menuId} aria-label="Primary" popover="auto">
        <div className={styles.menuHead}>
          <span>Menu</span> <PopoverButton target={menuId} label="Close menu" action="hide" />
        </div>
        <ul className={styles.links} role="list">
          {navigation.map((link) => (
            <li key={link.url}>
              <a
                href={link.url}
                hrefLang={language}
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
