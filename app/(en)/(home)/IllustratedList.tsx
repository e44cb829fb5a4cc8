import type { ReactNode } from 'react';
import styles from './IllustratedList.module.css';

/** One item of an IllustratedList: a picture with text beside it. */
export function IllustratedListItem({
  picture,
  children,
}: {
  picture: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className={styles.item}>
      <div className={styles.picture}>{picture}</div>
      <div>{children}</div>
    </li>
  );
}

/** A list of items with pictures: one column, or several where the container is wide enough. */
export function IllustratedList({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.list} role="list">
      {children}
    </ul>
  );
}
