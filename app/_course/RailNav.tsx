import type { ReactNode } from 'react';
import styles from './RailNav.module.css';

/** Links beside the text, under a heading that names them. */
export function RailNav({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <nav aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children}
    </nav>
  );
}
