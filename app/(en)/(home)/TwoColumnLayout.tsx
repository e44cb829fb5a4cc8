import type { ReactNode } from 'react';
import styles from './TwoColumnLayout.module.css';

export function TwoColumnLayout({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div>{main}</div>
      <div>{side}</div>
    </div>
  );
}
