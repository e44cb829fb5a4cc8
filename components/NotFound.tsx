import type { Link } from '@/content/navigation';
import styles from './NotFound.module.css';
import { FullSeal } from './Seal';

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
  return (
    <div className={styles.notFound} data-not-found={kind} hidden={hidden}>
      <div className={styles.seal}>
        <FullSeal litLamps={0} />
      </div>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p>{text}</p>
        <ul>
          {[link, ...others].map(({ label, url }) => (
            <li key={url}>
              <a href={url}>{label}</a>
            </li>
          ))}
        </ul>
        <p className={styles.aside}>{aside}</p>
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
