import styles from './Badge.module.css';

export type BadgeTone = 'green' | 'yellow' | 'red' | 'blue' | 'grey' | 'canary' | 'pink';

/** A status in words. Sign and color repeat it, so that neither carries it alone. */
export function Badge({ tone, children }: { tone: BadgeTone; children: string }) {
  return <span className={[styles.badge, styles[tone]].join(' ').trim()}>{children}</span>;
}
