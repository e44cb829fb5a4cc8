import type { ReactNode } from 'react';
import styles from './NavWithHeading.module.css';

/** A `nav` beside the text, named by its h2. */
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
