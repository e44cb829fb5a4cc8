import type { ReactNode } from 'react';
import styles from './StaggeredLampGroup.module.css';

/**
 * The seal's ten lamps, which light up in pairs, one after another. `--lamp` is the index of the
 * first lamp of each pair.
 */
export function StaggeredLampGroup({ children }: { children: ReactNode }) {
  return <g className={styles.lamps}>{children}</g>;
}
