import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  summary: string;
  /** On wide screens hides the `summary` and always shows the content. */
  openOnWideScreens?: boolean;
  children: ReactNode;
}

/**
 * A `details` element that is closed at first. Find-in-page opens it, and the style sheet shows its
 * content in print.
 */
export function Disclosure({ summary, openOnWideScreens, children }: DisclosureProps) {
  return (
    <details className={openOnWideScreens ? styles.openOnWideScreens : undefined}>
      <summary className={styles.summary} data-print="no">
        {summary}
      </summary>
      {children}
    </details>
  );
}
