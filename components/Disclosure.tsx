import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  summary: string;
  /** Hides the summary and shows the content wherever there is room for it. */
  openOnWideScreens?: boolean;
  children: ReactNode;
}

/** A closed `details` element. The browser opens it for find-in-page, the style sheet for print. */
export function Disclosure({ summary, openOnWideScreens, children }: DisclosureProps) {
  return (
    <details
      className={
        openOnWideScreens ? `${styles.disclosure} ${styles.openOnWideScreens}` : styles.disclosure
      }
    >
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}
