import type { Link } from '@/content/link';
import styles from './LinkList.module.css';

/** The links that follow a text. */
export function LinkList({ links }: { links: readonly Link[] }) {
  return (
    <ul className={styles.links} role="list">
      {links.map(({ label, url }) => (
        <li key={url}>
          <a className={styles.link} href={url}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
