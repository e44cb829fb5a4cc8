import styles from './StatusBadge.module.css';

export type StatusBadgeTone = 'green' | 'yellow' | 'red' | 'blue' | 'grey' | 'canary' | 'pink';

/** A symbol stands for the color, for visitors who can't see it. */
export function StatusBadge({ tone, children }: { tone: StatusBadgeTone; children: string }) {
  return <span className={[styles.badge, styles[tone]].join(' ').trim()}>{children}</span>;
}
