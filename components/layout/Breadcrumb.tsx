import type { Link } from '@/content/navigation';
import styles from './Breadcrumb.module.css';

interface BreadcrumbProps {
  label: string;
  /** From home to the parent page. */
  trail: readonly Link[];
  /** The page itself. */
  here: string;
}

export function Breadcrumb({ label, trail, here }: BreadcrumbProps) {
  return (
    <nav className={styles.breadcrumb} aria-label={label}>
      <ol role="list">
        {trail.map((link) => (
          <li key={link.url}>
            <a href={link.url} lang={link.language} hrefLang={link.language}>
              {link.label}
            </a>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  );
}
