import styles from './StatusBadge.module.css';

export type StatusBadgeTone = 'green' | 'yellow' | 'red' | 'blue' | 'grey' | 'canary' | 'pink';

/** A status in words. Sign and color repeat it, so that neither carries it alone. */
export function StatusBadge({ tone, children }: { tone: StatusBadgeTone; children: string }) {
  return <span className={[styles.badge, styles[tone]].join(' ').trim()}>{children}</span>;
}
