import type { Link } from '@/content/navigation';
import type { NotFoundWords } from '@/content/notFound';
import styles from './NotFoundMessage.module.css';
import { SealWithoutMoth, SealMoth } from './Seal';

interface NotFoundMessageProps extends NotFoundWords {
  /** For each other language, a text with a link to its home page. */
  translations: readonly { text: string; link: Link }[];
  /** The inline script of the 404 page shows the kind that fits the URL. */
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
  // The moth has left the seal: it stands beside the citation or, for articles, after the first
  // link.
  const moth = (
    <span className={styles.moth}>
      <SealMoth />
    </span>
  );
  return (
    <div className={styles.notFound} data-not-found={kind} hidden={hidden}>
      <div className={styles.seal}>
        <SealWithoutMoth />
      </div>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p>{text}</p>
        <ul>
          {links.map(({ label, url }, i) => (
            <li key={url}>
              <a href={url}>{label}</a>
              {kind === 'article' && i === 0 && moth}
            </li>
          ))}
        </ul>
        <p className={styles.aside}>
          <span>
            {aside} <span className={styles.citation}>{citation}</span>
          </span>
          {kind === 'page' && moth}
        </p>
        {translations.map((translation) => (
          <p key={translation.link.url} lang={translation.link.language}>
            {translation.text}{' '}
            <a
              className={styles.translation}
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
