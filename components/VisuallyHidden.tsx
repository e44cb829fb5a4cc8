import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  /** The role `status` makes the text a live region. */
  role?: 'status';
  children: ReactNode;
}

/** Text that only screen readers read; browsers without style sheets show it. */
export function VisuallyHidden({ role, children }: VisuallyHiddenProps) {
  return (
    <span className={styles.visuallyHidden} role={role}>
      {children}
    </span>
  );
}
