import type { ReactNode } from 'react';
import styles from './SidePanel.module.css';

interface SidePanelProps {
  /** Opens the panel on narrow screens. */
  title: string;
  panel: ReactNode;
  children: ReactNode;
}

/** Beside the content on wide screens, folded away above it on narrow ones; the same elements. */
export function SidePanel({ title, panel, children }: SidePanelProps) {
  return (
    <div className={styles.columns}>
      <details className={styles.panel}>
        <summary className={styles.summary}>{title}</summary>
        {panel}
      </details>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
