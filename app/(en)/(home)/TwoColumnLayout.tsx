import type { ReactNode } from 'react';
import styles from './TwoColumnLayout.module.css';

/** Two columns with widths in the ratio 7 to 5; on narrow screens `side` is below `main`. */
export function TwoColumnLayout({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div>{main}</div>
      <div>{side}</div>
    </div>
  );
}
