import type { Link } from '@/content/navigation';
import styles from './OnThisPage.module.css';

/**
 * Navigation with links to the sections of a long page: a row of links or, in a narrow column, a
 * list.
 */
export function OnThisPage({ links }: { links: readonly Link[] }) {
  return (
    <nav className={styles.contents} aria-labelledby="on-this-page">
      <div className={styles.inner}>
        <p className={styles.title} id="on-this-page">
          On this page
        </p>
        <ul className={styles.links} role="list">
          {links.map(({ label, url }) => (
            <li key={url}>
              <a className={styles.link} href={url}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
