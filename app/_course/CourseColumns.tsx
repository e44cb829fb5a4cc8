import type { ReactNode } from 'react';
import styles from './CourseColumns.module.css';

interface CourseColumnsProps {
  /** Content at the start of the first column. On wide screens the progress is beside it. */
  opening: ReactNode;
  progress: ReactNode;
  main?: ReactNode;
  /**
   * Content below the progress column and the main column, as wide as both together. The progress
   * column is then as high as the opening, and above it on narrow screens.
   */
  fullWidth?: ReactNode;
  related: ReactNode;
}

export function CourseColumns({ opening, progress, main, fullWidth, related }: CourseColumnsProps) {
  // Without a role, Orca in Firefox would read on from this sticky column to the start of the page, for ever.
  const progressColumn = (
    <div className={styles.progress} role="group">
      {progress}
    </div>
  );
  return (
    <div className={fullWidth ? `${styles.layout} ${styles.overview}` : styles.layout}>
      {fullWidth && progressColumn}
      <div className={styles.opening}>{opening}</div>
      {!fullWidth && progressColumn}
      {main && <div className={styles.main}>{main}</div>}
      {fullWidth && <div className={styles.fullWidth}>{fullWidth}</div>}
      <div className={styles.related} data-print="no">
        {related}
      </div>
    </div>
  );
}
