import type { ReactNode } from 'react';
import styles from './LeadFigure.module.css';

interface LeadFigureProps {
  title: string;
  note: string;
  /** Keeps title and note above the drawing, instead of beside it, on medium screens. */
  isWide?: boolean;
  children: ReactNode;
}

export function LeadFigure({ title, note, isWide, children }: LeadFigureProps) {
  return (
    <figure className={isWide ? styles.leadFigure : `${styles.leadFigure} ${styles.tall}`}>
      <figcaption>
        <p className={styles.title}>{title}</p>
        <p className={styles.note}>{note}</p>
      </figcaption>
      <div className={styles.drawing}>{children}</div>
    </figure>
  );
}
