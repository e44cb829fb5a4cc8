import type { ReactNode } from 'react';
import styles from './PaperStack.module.css';

/** Draws its content on a sheet of paper on top of a yellow and a pink copy. Used at most once on a page. */
export function PaperStack({ children }: { children: ReactNode }) {
  return <div className={styles.topSheet}>{children}</div>;
}
