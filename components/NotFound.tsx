import type { Link } from '@/content/navigation';
import styles from './NotFound.module.css';
import { FullSeal } from './Seal';

interface NotFoundProps {
  title: string;
  text: string;
  link: Link;
  others: readonly Link[];
  aside: string;
  /** Tells the inline script of the 404 page which of the two messages this is. */
  kind: 'page' | 'article';
  hidden?: boolean;
}

export function NotFound({ title, text, link, others, aside, kind, hidden }: NotFoundProps) {
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
      </div>
    </div>
  );
}
