import type { ReactNode } from 'react';
import styles from './PictureList.module.css';

/** One item of a PictureList: a picture with text beside it. */
export function PictureItem({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.item}>
      <div className={styles.picture}>{picture}</div>
      <div>{children}</div>
    </li>
  );
}

/** Items below one another, or side by side where there is room. */
export function PictureList({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.list} role="list">
      {children}
    </ul>
  );
}
