import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { release266Page } from '@/content/release266';
import styles from './RedactionBar.module.css';

/** The maximum number of characters of a bar that never wraps, as a short word never does. */
const maxUnbrokenLength = 6;

/** A black bar in place of redacted text, 1em wide for each character. Longer bars wrap as text does. @param children words on the same line before the bar */
export function RedactionBar({ length, children }: { length: number; children?: ReactNode }) {
  return (
    <span className={length > maxUnbrokenLength ? styles.bar : `${styles.bar} ${styles.short}`}>
      {children}
      <VisuallyHidden>{release266Page.redacted}</VisuallyHidden>
      {Array.from({ length }, (_, i) => (
        <span key={i} className={styles.character} />
      ))}
    </span>
  );
}
