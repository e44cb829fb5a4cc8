import { VisuallyHidden } from '@/components/VisuallyHidden';
import { release266 } from '@/content/release266';
import styles from './Bar.module.css';

/** A bar of a few characters stays in one line, as a short word does. */
const longestInOneLine = 6;

/** A redaction to scale: an em for each character, so that it wraps as a line of text does. */
export function Bar({ length }: { length: number }) {
  return (
    <span className={length > longestInOneLine ? styles.bar : `${styles.bar} ${styles.short}`}>
      <VisuallyHidden>{release266.redacted}</VisuallyHidden>
      {Array.from({ length }, (_, i) => (
        <span key={i} className={styles.character} />
      ))}
    </span>
  );
}
