import type { ReactNode } from 'react';
import styles from './DashboardLeadFigure.module.css';

interface DashboardLeadFigureProps {
  title: string;
  /** How to read it. */
  note: string;
  children: ReactNode;
}

/** The frame of the figure beside the lead. */
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
