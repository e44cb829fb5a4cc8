import type { Link } from '@/content/navigation';
import styles from './NotFoundMessage.module.css';
import { SealWithoutMoth, SealMoth } from './Seal';

interface NotFoundMessageProps {
  title: string;
  text: string;
  link: Link;
  others: readonly Link[];
  aside: string;
  /** The source of the aside, on a line that does not break. */
  citation?: string;
  /** Texts and links that say in other languages that the page was not found. */
  translations: readonly { text: string; link: Link }[];
  /** Which of the two messages this is; the inline script of the 404 page shows one of them. */
  kind: 'page' | 'article';
  hidden?: boolean;
}

export function NotFoundMessage({
  title,
  text,
  link,
  others,
  aside,
  citation,
  translations,
  kind,
  hidden,
}: NotFoundMessageProps) {
  // The moth sits beside the citation or, on article pages, beside the first link, not in its ring.
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
          {[link, ...others].map(({ label, url }, i) => (
            <li key={url}>
              <a href={url}>{label}</a>
              {kind === 'article' && i === 0 && moth}
            </li>
          ))}
        </ul>
        <p className={styles.aside}>
          {aside}
          {citation && (
            <>
              {' '}
              <span className={styles.citation}>{citation}</span> {moth}
            </>
          )}
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
