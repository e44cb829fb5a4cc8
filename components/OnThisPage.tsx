import type { Link } from '@/content/navigation';
import { Disclosure } from './Disclosure';
import styles from './OnThisPage.module.css';

const title = 'On this page';

export function OnThisPage({ links }: { links: readonly Link[] }) {
  return (
    <nav className={styles.contents} data-print="no" aria-label={title}>
      <Disclosure summary={title} openOnWideScreens>
        <div className={styles.inner}>
          <p className={styles.title}>{title}</p>
          <ul role="list">
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
