import type { ReactNode } from 'react';
import styles from './CourseLayout.module.css';

interface CourseLayoutProps {
  progress: ReactNode;
  main: ReactNode;
  /** What needs the whole width, below the text. */
  wide?: ReactNode;
  related: ReactNode;
}

/** One below the other on narrow screens; on wide ones progress stands beside the text. */
export function CourseLayout({ progress, main, wide, related }: CourseLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.progress}>{progress}</div>
      <div className={styles.main}>{main}</div>
      {wide && <div className={styles.wide}>{wide}</div>}
      <div className={styles.related}>{related}</div>
    </div>
  );
}
