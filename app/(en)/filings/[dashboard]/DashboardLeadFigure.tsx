import type { ReactNode } from 'react';
import styles from './DashboardLeadFigure.module.css';

interface DashboardLeadFigureProps {
  title: string;
  /** Text that explains how to read the figure. */
  note: string;
  children: ReactNode;
}

/** The figure element around a dashboard's lead drawing, with a title and a note. */
export function DashboardLeadFigure({ title, note, children }: DashboardLeadFigureProps) {
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
