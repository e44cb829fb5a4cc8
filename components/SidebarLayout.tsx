import type { ReactNode } from 'react';
import styles from './SidebarLayout.module.css';

/**
 * Content with a sidebar. On wide screens the sidebar is beside the content; on narrow ones it is
 * above the content.
 */
export function SidebarLayout({ sidebar, children }: { sidebar: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.sidebar}>{sidebar}</div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
