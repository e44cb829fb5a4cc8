import type { Link } from '@/content/navigation';
import { RailNav } from './RailNav';
import styles from './RelatedLinks.module.css';

interface RelatedLinksProps {
  title: string;
  links: readonly Link[];
  /** Said of each, since the pages behind them are in English. Empty where that goes without saying. */
  note: string;
}

export function RelatedLinks({ title, links, note }: RelatedLinksProps) {
  return (
    <RailNav id="related" title={title}>
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
    </RailNav>
  );
}
