import type { Link } from '@/content/link';
import { Disclosure } from './Disclosure';
import styles from './OnThisPage.module.css';

const title = 'On this page';

interface OnThisPageProps {
  links: readonly Link[];
  /** On wide screens the links are in a row above the content, not in a column beside it. */
  inRow?: boolean;
}

export function OnThisPage({ links, inRow }: OnThisPageProps) {
  return (
    <nav className={inRow ? styles.row : styles.contents} data-print="no" aria-label={title}>
      <Disclosure summary={title} openOnWideScreens>
        <div className={styles.inner}>
          <p className={styles.title}>{title}</p>
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
      </Disclosure>
    </nav>
  );
}
