import type { ReactNode } from 'react';
import styles from './NavWithHeading.module.css';

/** A `nav` named by its visible h2. */
export function NavWithHeading({
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
