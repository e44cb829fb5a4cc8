import { LinkText } from '@/components/LinkText';
import type { Course } from '@/content/course';
import { layoutWords } from '@/content/layoutWords';
import { localizeLink } from '@/content/localizeLink';
import { furtherReadingPages } from '@/content/pages';
import styles from './RelatedLinks.module.css';

export function RelatedLinks({ course: { language, words } }: { course: Course }) {
  const links = furtherReadingPages.map((page) => localizeLink(page, language));
  return (
    <nav className={styles.related} data-print="no" aria-labelledby="related">
      <h2 className={styles.title} id="related">
        {words.relatedHeading}
      </h2>
      <ul className={styles.links} role="list">
        {links.map((link) => (
          <li key={link.url}>
            <a href={link.url} hrefLang={link.language}>
              <LinkText link={link} note={layoutWords[language].inEnglish} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
