import type { ReactNode } from 'react';
import styles from './SidebarLayout.module.css';

interface SidebarLayoutProps {
  /** Text of the `summary` that opens the sidebar on narrow screens. */
  title: string;
  sidebar: ReactNode;
  children: ReactNode;
}

/**
 * Content with a sidebar in a `details` element. On wide screens the sidebar is always open beside
 * the content; on narrow ones it is above the content and closed at first.
 */
export function SidebarLayout({ title, sidebar, children }: SidebarLayoutProps) {
  return (
    <div className={styles.columns}>
      <details className={styles.sidebar}>
        <summary className={styles.summary}>{title}</summary>
        {sidebar}
      </details>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
