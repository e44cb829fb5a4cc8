import type { Link } from '@/content/navigation';
import { TinySeal } from '../Seal';
import styles from './SiteFooter.module.css';

interface SiteFooterProps {
  legalLabel: string;
  name: string;
  copyright: number;
  columns: readonly { title: string; links: readonly Link[] }[];
  legal: readonly Link[];
  satireLine: string;
  /** A sentence that says that the links lead to English pages; empty if the page is in English. */
  linksNote: string;
  /** Text at the end of the footer that appears only when the page is printed. */
  printLine: string;
  /**
   * Language of the footer's links and of the pages that they lead to, if it differs from the
   * language of the current page.
   */
  linkLanguage?: string;
}

export function SiteFooter({
  legalLabel,
  name,
  copyright,
  columns,
  legal,
  satireLine,
  linksNote,
  printLine,
  linkLanguage,
}: SiteFooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {linksNote && <p className={styles.note}>{linksNote}</p>}
        <div className={styles.columns} lang={linkLanguage}>
          {columns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2 className={styles.title}>{column.title}</h2>
              <ul role="list">
                {column.links.map((link) => (
                  <li key={link.url}>
                    <a href={link.url} hrefLang={linkLanguage}>
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <nav className={styles.legal} aria-label={legalLabel}>
          <ul role="list" lang={linkLanguage}>
            {legal.map((link) => (
              <li key={link.label}>
                <a href={link.url} hrefLang={linkLanguage}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.strip}>
          <span className={styles.seal}>
            <TinySeal />
          </span>
          <p>
            {satireLine} &copy;&nbsp;{copyright} <span lang={linkLanguage}>{name}</span>
          </p>
        </div>
        <p className={styles.print}>{printLine}</p>
      </div>
    </footer>
  );
}
