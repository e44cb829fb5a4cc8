import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  /** `status` makes it a live region. */
  role?: 'status';
  children: ReactNode;
}

/** Text for screen readers and for browsers without style sheets. */
export function VisuallyHidden({ role, children }: VisuallyHiddenProps) {
  return (
    <span className={styles.visuallyHidden} role={role}>
      {children}
    </span>
  );
}
