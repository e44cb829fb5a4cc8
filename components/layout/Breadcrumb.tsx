import type { Link } from '@/content/navigation';
import styles from './Breadcrumb.module.css';

/** `trail` runs from home to the parent page; `here` is the page itself. */
export function Breadcrumb({ trail, here }: { trail: readonly Link[]; here: string }) {
  return (
    <nav className={styles.breadcrumb} aria-label="Breadcrumb">
      <ol role="list">
        {trail.map((link) => (
          <li key={link.url}>
            <a href={link.url}>{link.label}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  );
}
