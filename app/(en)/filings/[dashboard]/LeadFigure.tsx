import type { ReactNode } from 'react';
import styles from './LeadFigure.module.css';

interface LeadFigureProps {
  title: string;
  /** How to read it. */
  note: string;
  children: ReactNode;
}

/** The frame of the figure beside the lead. */
export function LeadFigure({ title, note, children }: LeadFigureProps) {
  return (
    <figure className={styles.leadFigure}>
      <figcaption>
        <p className={styles.title}>{title}</p>
        <p className={styles.note}>{note}</p>
      </figcaption>
      <div className={styles.drawing}>{children}</div>
    </figure>
  );
}
