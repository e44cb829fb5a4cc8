import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  summary: string;
  /** Wide screens always show the content, and hide `summary`. */
  openOnWideScreens?: boolean;
  startsOpen?: boolean;
  children: ReactNode;
}

/** A `details` element, closed at first unless `startsOpen`. Find-in-page opens it, and print shows its content. */
export function Disclosure({ summary, openOnWideScreens, startsOpen, children }: DisclosureProps) {
  return (
    <details className={openOnWideScreens ? styles.openOnWideScreens : undefined} open={startsOpen}>
      <summary className={styles.summary} data-print={openOnWideScreens && 'no'}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
