import type { ReactNode } from 'react';
import styles from './CourseColumns.module.css';

interface CourseColumnsProps {
  opening: ReactNode;
  /** Content beside the opening on wide screens. */
  progress: ReactNode;
  /** On narrow screens the progress is above the opening; on wide screens both are of the same height. */
  isOverview?: boolean;
  /** Content below the two columns, as wide as both together. */
  children: ReactNode;
}

export function CourseColumns({ opening, progress, isOverview, children }: CourseColumnsProps) {
  const progressColumn = <div className={styles.progress}>{progress}</div>;
  return (
    <>
      <div className={isOverview ? `${styles.layout} ${styles.overview}` : styles.layout}>
        {isOverview && progressColumn}
        <div className={styles.opening}>{opening}</div>
        {!isOverview && progressColumn}
      </div>
      {children}
    </>
  );
}
