import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { release266Page } from '@/content/release266';
import styles from './RedactionBar.module.css';

/** Bars up to this length stand for a single word and do not wrap. */
const maxUnbrokenLength = 6;

/**
 * A bar 1em long for each redacted character. Longer bars wrap as text does.
 * @param children text before the bar, on the same line
 */
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
