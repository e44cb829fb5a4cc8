import styles from './RubberStamp.module.css';

/**
 * A word printed like a rubber stamp. It is hidden from screen readers, because it repeats a status
 * that the text beside it gives.
 */
export function RubberStamp({ children }: { children: string }) {
  return (
    <span className={styles.stamp} aria-hidden="true">
      {children}
    </span>
  );
}
