import styles from './RubberStamp.module.css';

/** Hidden from screen readers, because it repeats a status that the text beside it gives. */
export function RubberStamp({ children }: { children: string }) {
  return (
    <span className={styles.stamp} aria-hidden="true">
      {children}
    </span>
  );
}
