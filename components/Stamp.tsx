import styles from './Stamp.module.css';

/** The mark of a rubber stamp. It repeats a status that stands beside it in words, so it is silent. */
export function Stamp({ children, tone = 'rose' }: { children: string; tone?: 'rose' | 'blue' }) {
  return (
    <span className={styles.stamp} data-tone={tone} aria-hidden="true">
      {children}
    </span>
  );
}
