import type { ReactNode } from 'react';
import styles from './CourseColumns.module.css';

interface CourseColumnsProps {
  /** The start of the first column, beside the progress on wide screens. */
  opening: ReactNode;
  progress: ReactNode;
  main?: ReactNode;
  /**
   * Below both columns. The progress column is then as high as the opening, and above it on narrow
   * screens.
   */
  fullWidth?: ReactNode;
  related: ReactNode;
}

export function CourseColumns({ opening, progress, main, fullWidth, related }: CourseColumnsProps) {
  // Without a role, Orca in Firefox reads from this sticky column back to the start of the page,
  // for ever.
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
