import type { Link } from '@/content/link';
import styles from './Breadcrumb.module.css';

interface BreadcrumbProps {
  label: string;
  /** The pages above, from the home page down to the parent. */
  ancestors: readonly Link[];
  current: string;
}

export function Breadcrumb({ label, ancestors, current }: BreadcrumbProps) {
  return (
    <nav className={styles.breadcrumb} data-print="no" aria-label={label}>
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
