import type { ReactNode } from 'react';
import styles from './StaggeredLampGroup.module.css';

/**
 * A group of the seal's ten lamps. The style sheet sets `--lamp` to the index of the first lamp of
 * each pair, for transition delays.
 */
export function StaggeredLampGroup({ children }: { children: ReactNode }) {
  return <g className={styles.lamps}>{children}</g>;
}
