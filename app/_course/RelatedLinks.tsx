import { LinkText } from '@/components/LinkText';
import type { Link } from '@/content/navigation';
import { NavWithHeading } from './NavWithHeading';
import styles from './RelatedLinks.module.css';

interface RelatedLinksProps {
  title: string;
  links: readonly Link[];
  /** Note in each link to a page in another language. */
  note: string;
}

export function RelatedLinks({ title, links, note }: RelatedLinksProps) {
  return (
    <NavWithHeading id="related" title={title}>
      <ul className={styles.links} role="list">
        {links.map((link) => (
          <li key={link.url}>
            <a href={link.url} hrefLang={link.language}>
              <LinkText link={link} note={note} />
            </a>
          </li>
        ))}
      </ul>
    </NavWithHeading>
  );
}
