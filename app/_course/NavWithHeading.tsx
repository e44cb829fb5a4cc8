import type { ReactNode } from 'react';
import styles from './NavWithHeading.module.css';

/** A `nav` element with a visible h2, which is also its accessible name. */
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
