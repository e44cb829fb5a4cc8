import { VisuallyHidden } from '@/components/VisuallyHidden';
import { release266, silence } from '@/content/release266';
import { ReleasedSheet } from './ReleasedSheet';
import styles from './Silence.module.css';

const { title, status, first, last } = release266.sheets.silence;

/** One bar, a line of text high for each day. */
export function Silence() {
  return (
    <ReleasedSheet title={title} status={status}>
      <p className={styles.line}>{first}</p>
      <p className={styles.bar} style={{ borderBlockStartWidth: `calc(${silence.days} * 1.6em)` }}>
        <VisuallyHidden>{release266.redacted}</VisuallyHidden>
      </p>
      <p className={styles.line}>{last}</p>
    </ReleasedSheet>
  );
}
