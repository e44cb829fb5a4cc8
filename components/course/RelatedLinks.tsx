import type { Link } from '@/content/navigation';
import { RailNav } from './RailNav';
import styles from './RelatedLinks.module.css';

/** Where to go on; the pages behind these links are in English. */
export function RelatedLinks({ title, links }: { title: string; links: readonly Link[] }) {
  return (
    <RailNav id="related" title={title}>
      <ul className={styles.links} role="list">
        {links.map(({ label, url }) => (
          <li key={url}>
            <a href={url} hrefLang="en" lang="en">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </RailNav>
  );
}
