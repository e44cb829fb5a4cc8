import type { ReactNode } from 'react';
import styles from './Lamps.module.css';

/** Gives each of ten lamps its number from 0 up as `--lamp`, for a delay that lights them one after another. */
export function Lamps({ children }: { children: ReactNode }) {
  return <g className={styles.lamps}>{children}</g>;
}
