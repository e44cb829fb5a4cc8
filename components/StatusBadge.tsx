import styles from './StatusBadge.module.css';

export type StatusBadgeTone = 'green' | 'yellow' | 'red' | 'blue' | 'grey' | 'canary' | 'pink';

/** A symbol says the same as the color, for visitors who cannot tell colors apart. */
export function StatusBadge({ tone, children }: { tone: StatusBadgeTone; children: string }) {
  return <span className={[styles.badge, styles[tone]].join(' ')}>{children}</span>;
}
