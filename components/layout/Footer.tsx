import type { Link } from '@/content/navigation';
import { TinySeal } from '../Seal';
import styles from './Footer.module.css';

interface FooterProps {
  name: string;
  copyright: number;
  columns: readonly { title: string; links: readonly Link[] }[];
  legal: readonly Link[];
  /** The satire line of the identifier strip, and the line that only paper shows. */
  strip: string;
  printLine: string;
  /** Of the links and of the pages behind them, where the page has another. */
  language?: string;
}

export function Footer({
  name,
  copyright,
  columns,
  legal,
  strip,
  printLine,
  language,
}: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.columns} lang={language}>
          {columns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2 className={styles.title}>{column.title}</h2>
              <ul role="list">
                {column.links.map((link) => (
                  <li key={link.url}>
                    <a href={link.url} hrefLang={language}>
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <nav className={styles.legal} aria-label="Legal" lang={language}>
          <ul role="list">
            {legal.map((link) => (
              <li key={link.label}>
                <a href={link.url} hrefLang={language}>
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
            {strip} &copy;&nbsp;{copyright} <span lang={language}>{name}</span>
          </p>
        </div>
        <p className={styles.print}>{printLine}</p>
      </div>
    </footer>
  );
}
