import type { ReactNode } from 'react';
import styles from './CourseColumns.module.css';

interface CourseColumnsProps {
  progress: ReactNode;
  main: ReactNode;
  /** Spans both columns, below the text. */
  fullWidth?: ReactNode;
  related: ReactNode;
}

/** One column on narrow screens; on wide ones progress stands beside the text. */
export function CourseColumns({ progress, main, fullWidth, related }: CourseColumnsProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.progress}>{progress}</div>
      <div className={styles.main}>{main}</div>
      {fullWidth && <div className={styles.fullWidth}>{fullWidth}</div>}
      <div className={styles.related}>{related}</div>
    </div>
  );
}
