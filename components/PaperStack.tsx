import type { ReactNode } from 'react';
import styles from './PaperStack.module.css';

/** A sheet on top of a yellow and a pink copy, at most once on a page. */
export function PaperStack({ children }: { children: ReactNode }) {
  return <div className={styles.topSheet}>{children}</div>;
}
