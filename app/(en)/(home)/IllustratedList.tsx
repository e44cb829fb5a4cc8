import type { ReactNode } from 'react';
import styles from './IllustratedList.module.css';

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

export function IllustratedList({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.list} role="list">
      {children}
    </ul>
  );
}
