import styles from './RubberStamp.module.css';

interface RubberStampProps {
  children: string;
  tone?: 'rose' | 'blue';
}

/**
 * A word printed like a rubber stamp. It is hidden from screen readers, because it repeats a status
 * that the text beside it gives.
 */
export function RubberStamp({ children, tone = 'rose' }: RubberStampProps) {
  return (
    <span className={styles.stamp} data-tone={tone} aria-hidden="true">
      {children}
    </span>
  );
}
