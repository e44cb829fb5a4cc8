import type { Link } from '@/content/navigation';
import type { searchBox } from '@/content/notices';
import { SmallSeal } from '../Seal';
import { PopoverButton } from './PopoverButton';
import { SearchBox } from './SearchBox';
import styles from './SiteHeader.module.css';

interface SiteHeaderProps {
  name: string;
  shortName: string;
  tagline: string;
  home: Link;
  utilities: readonly Link[];
  navigation: readonly Link[];
  /** URL of the menu item to mark as current. */
  current?: string;
  search: typeof searchBox;
  /** Language of the header's text and of its links' targets, where it differs from the page's. */
  language?: string;
}

const menuId = 'menu';

/**
 * Header of every page. On narrow screens menu and search are popovers, which the browser opens and
 * closes without script; on wide screens the same elements are always visible.
 */
export function SiteHeader(props: SiteHeaderProps) {
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
          <span className={styles.wordmark}>
            <span className={styles.shortName}>{props.shortName}</span>{' '}
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
