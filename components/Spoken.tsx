import type { ReactNode } from 'react';
import styles from './Spoken.module.css';

/** Words for the ear, and for whoever reads without style: the eye sees what they say elsewhere. */
export function Spoken({ children }: { children: ReactNode }) {
  return <span className={styles.spoken}>{children}</span>;
}
