import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  /** The role `status` makes the text a live region. */
  role?: 'status';
  children: ReactNode;
}

export function VisuallyHidden({ role, children }: VisuallyHiddenProps) {
  return (
    <span className={styles.visuallyHidden} role={role}>
      {children}
    </span>
  );
}
