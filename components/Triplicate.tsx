import type { ReactNode } from 'react';
import styles from './Triplicate.module.css';

/** A form or an order with its canary and pink copies under it. One to a page. */
export function Triplicate({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>;
}
