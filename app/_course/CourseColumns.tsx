import type { ReactNode } from 'react';
import styles from './CourseColumns.module.css';

interface CourseColumnsProps {
  opening: ReactNode;
  /** Content beside the opening on wide screens, and below it on narrow ones. */
  progress: ReactNode;
  /** Both columns are of the same height, with the opening first. */
  isOverview?: boolean;
}

export function CourseColumns({ opening, progress, isOverview }: CourseColumnsProps) {
  return (
    <div className={isOverview ? `${styles.layout} ${styles.overview}` : styles.layout}>
      <div className={styles.opening}>{opening}</div>
      <div className={styles.progress}>{progress}</div>
    </div>
  );
}
