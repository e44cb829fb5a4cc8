import type { ReactNode } from 'react';
import styles from './SidebarLayout.module.css';

/** The sidebar is beside the content, or above it on narrow screens. */
export function SidebarLayout({ sidebar, children }: { sidebar: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <div className={styles.sidebar}>{sidebar}</div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
