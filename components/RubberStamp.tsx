import styles from './RubberStamp.module.css';

/** Hidden from screen readers: the text beside it gives the same status. */
export function RubberStamp({ children }: { children: string }) {
  return (
    <span className={styles.stamp} aria-hidden="true">
      {children}
    </span>
  );
}
