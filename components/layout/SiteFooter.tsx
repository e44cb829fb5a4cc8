import type { LayoutWords } from '@/content/layoutWords';
import type { Link } from '@/content/link';
import { LinkText } from '../LinkText';
import { TinySeal } from '../Seal';
import styles from './SiteFooter.module.css';

interface SiteFooterProps {
  words: LayoutWords;
  name: string;
  copyright: number;
  columns: readonly { title: string; links: readonly Link[] }[];
  legal: readonly Link[];
  satireLine: string;
}

export function SiteFooter({
  words,
  name,
  copyright,
  columns,
  legal,
  satireLine,
}: SiteFooterProps) {
  const listItem = (link: Link) => (
    <li key={link.label}>
      <a href={link.url} hrefLang={link.language}>
        <LinkText link={link} note={words.inEnglish} hidesNote />
      </a>
    </li>
  );
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {words.englishLinksNote && (
          <p className={styles.note} data-print="no">
            {words.englishLinksNote}
          </p>
        )}
        <div className={styles.columns} data-print="no">
          {columns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2 className={styles.title}>{column.title}</h2>
              <ul role="list">{column.links.map(listItem)}</ul>
            </nav>
          ))}
        </div>
        <nav className={styles.legal} data-print="no" aria-label={words.legal}>
          <ul role="list">{legal.map(listItem)}</ul>
        </nav>
        <div className={styles.strip}>
          <span className={styles.seal} data-print="no">
            <TinySeal />
          </span>
          <p>
            {satireLine} &copy;&nbsp;{copyright} {name}
            {words.namesake && (
              <span data-print="no">
                <br />
                {words.namesake}
              </span>
            )}
          </p>
        </div>
        <p className={styles.print}>{words.printLine}</p>
      </div>
    </footer>
  );
}
