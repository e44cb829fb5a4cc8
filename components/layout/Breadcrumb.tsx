import type { Link } from '@/content/navigation';
import styles from './Breadcrumb.module.css';

interface BreadcrumbProps {
  label: string;
  /** Links from the home page to the parent page. */
  ancestors: readonly Link[];
  /** Title of the current page. */
  current: string;
}

export function Breadcrumb({ label, ancestors, current }: BreadcrumbProps) {
  return (
    <nav className={styles.breadcrumb} aria-label={label}>
      <ol role="list">
        {ancestors.map((link) => (
          <li key={link.url}>
            <a href={link.url} lang={link.language} hrefLang={link.language}>
              {link.label}
            </a>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
