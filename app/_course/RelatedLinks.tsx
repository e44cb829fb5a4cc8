import { LinkText } from '@/components/LinkText';
import type { Course } from '@/content/course';
import { layoutWords } from '@/content/layoutWords';
import { localizeLink } from '@/content/localizeLink';
import { furtherReadingPages } from '@/content/pages';
import { NavWithHeading } from './NavWithHeading';
import styles from './RelatedLinks.module.css';

export function RelatedLinks({ course: { language, words } }: { course: Course }) {
  const links = furtherReadingPages.map((page) => localizeLink(page, language));
  return (
    <div className={styles.related} data-print="no">
      <NavWithHeading id="related" title={words.relatedHeading}>
        <ul className={styles.links} role="list">
          {links.map((link) => (
            <li key={link.url}>
              <a href={link.url} hrefLang={link.language}>
                <LinkText link={link} note={layoutWords[language].inEnglish} />
              </a>
            </li>
          ))}
        </ul>
      </NavWithHeading>
    </div>
  );
}
