import type { Link } from '@/content/navigation';
import { NavWithHeading } from './NavWithHeading';
import styles from './RelatedLinks.module.css';

interface RelatedLinksProps {
  title: string;
  links: readonly Link[];
  /** Note after each link that says that the linked page is in English; empty on English pages. */
  note: string;
}

export function RelatedLinks({ title, links, note }: RelatedLinksProps) {
  return (
    <NavWithHeading id="related" title={title}>
      <ul className={styles.links} role="list">
        {links.map(({ label, url }) => (
          <li key={url}>
            <a href={url} hrefLang="en" lang="en">
              {label}
            </a>{' '}
            {note && <span className={styles.note}>{note}</span>}
          </li>
        ))}
      </ul>
    </NavWithHeading>
  );
}
