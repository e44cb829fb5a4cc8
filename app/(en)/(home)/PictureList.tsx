import type { ReactNode } from 'react';
import styles from './PictureList.module.css';

/** A picture, and what there is to say beside it. */
export function PictureItem({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.item}>
      <div className={styles.picture}>{picture}</div>
      <div>{children}</div>
    </li>
  );
}

/** Below one another, or all of them side by side. */
export function PictureList({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.list} role="list">
      {children}
    </ul>
  );
}
