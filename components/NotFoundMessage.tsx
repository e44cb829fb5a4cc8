import type { Link } from '@/content/link';
import type { NotFoundWords } from '@/content/notFound';
import { ButtonLink } from './ButtonLink';
import linkList from './LinkList.module.css';
import styles from './NotFoundMessage.module.css';
import { SealWithoutMoth } from './Seal';

interface NotFoundMessageProps extends NotFoundWords {
  /** For each other language, a text with a link to the home page in that language. */
  translations: readonly { text: string; link: Link }[];
  /** The 404 page at the root has both kinds; its inline script shows the one that fits the URL. */
  kind: 'page' | 'article';
  hidden?: boolean;
}

export function NotFoundMessage({
  title,
  text,
  links,
  aside,
  citation,
  translations,
  kind,
  hidden,
}: NotFoundMessageProps) {
  return (
    <div className={styles.notFound} data-not-found={kind} hidden={hidden}>
      <SealWithoutMoth />
      <div className={styles.words}>
        {/* A new line begins after the exclamation. */}
        <h1>{title.replace('! ', '!\n')}</h1>
        <p className={styles.aside}>
          {aside} <span className={styles.citation}>{citation}</span>
        </p>
        <p>{text}</p>
        <ul className={styles.links} role="list">
          {links.map((link, i) => (
            <li key={link.url}>
              {i === 0 ? (
                <ButtonLink link={link} />
              ) : (
                <a className={linkList.link} href={link.url}>
                  {link.label}
                </a>
              )}
            </li>
          ))}
        </ul>
        {translations.map((translation) => (
          <p key={translation.link.url} lang={translation.link.language}>
            {translation.text}{' '}
            <a
              className={linkList.link}
              href={translation.link.url}
              hrefLang={translation.link.language}
            >
              {translation.link.label}
            </a>
          </p>
        ))}
      </div>
    </div>
  );
}
