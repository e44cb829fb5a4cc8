import type { ReactNode } from 'react';
import styles from './StaggeredLamps.module.css';

/** Sets `--lamp` on each of ten children to its index, so that a transition can delay each by it. */
export function StaggeredLamps({ children }: { children: ReactNode }) {
  return <g className={styles.lamps}>{children}</g>;
}
