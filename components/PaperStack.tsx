import type { ReactNode } from 'react';
import styles from './PaperStack.module.css';

/** A sheet of paper with a yellow and a pink copy under it. Use it once a page. */
export function PaperStack({ children }: { children: ReactNode }) {
  return <div className={styles.topSheet}>{children}</div>;
}
