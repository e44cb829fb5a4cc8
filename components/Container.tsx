import type { ReactNode } from 'react';
import styles from './Container.module.css';

/** Limits its content to the page's width and adds the side padding. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}
