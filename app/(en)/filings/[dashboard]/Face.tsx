import type { ReactNode } from 'react';
import styles from './Face.module.css';

interface FaceProps {
  title: string;
  /** How to read it. */
  note: string;
  children: ReactNode;
}

/** The frame of the figure beside the lead. */
export function Face({ title, note, children }: FaceProps) {
  return (
    <figure className={styles.face}>
      <figcaption>
        <p className={styles.title}>{title}</p>
        <p className={styles.note}>{note}</p>
      </figcaption>
      {children}
    </figure>
  );
}
