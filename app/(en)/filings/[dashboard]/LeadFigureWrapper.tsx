import type { ReactNode } from 'react';
import styles from './LeadFigureWrapper.module.css';

interface LeadFigureWrapperProps {
  title: string;
  /** Text that explains how to read the figure. */
  note: string;
  children: ReactNode;
}

/** The figure element around a dashboard's lead drawing, with a title and a note. */
export function LeadFigureWrapper({ title, note, children }: LeadFigureWrapperProps) {
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
