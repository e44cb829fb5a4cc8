import type { Link } from '@/content/navigation';
import styles from './NotFound.module.css';
import { EmptyRing, Moth } from './Seal';

interface NotFoundProps {
  title: string;
  text: string;
  link: Link;
  others: readonly Link[];
  aside: string;
  /** The same help in another language. */
  translation: { text: string; link: Link };
  /** Tells the inline script of the 404 page which of the two messages this is. */
  kind: 'page' | 'article';
  hidden?: boolean;
}

export function NotFound({
  title,
  text,
  link,
  others,
  aside,
  translation,
  kind,
  hidden,
}: NotFoundProps) {
  // It has left the ring: for the citation or, among the articles, for the way back.
  const moth = (
    <span className={styles.moth}>
      <Moth />
    </span>
  );
  return (
    <div className={styles.notFound} data-not-found={kind} hidden={hidden}>
      <div className={styles.seal}>
        <EmptyRing />
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
          {aside} {kind === 'page' && moth}
        </p>
        <p lang={translation.link.language}>
          {translation.text}{' '}
          <a
            className={styles.translation}
            href={translation.link.url}
            hrefLang={translation.link.language}
          >
            {translation.link.label}
          </a>
        </p>
      </div>
    </div>
  );
}
