import type { ReactNode } from 'react';
import styles from './TwoColumns.module.css';

/** Seven parts to five on wide screens, one below the other on narrow ones. */
export function TwoColumns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div>{main}</div>
      <div>{side}</div>
    </div>
  );
}
