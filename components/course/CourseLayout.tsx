import type { ReactNode } from 'react';
import styles from './CourseLayout.module.css';

interface CourseLayoutProps {
  progress: ReactNode;
  main: ReactNode;
  related: ReactNode;
}

/** One below the other on narrow screens; on wide ones progress and what is related stand beside. */
export function CourseLayout({ progress, main, related }: CourseLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.progress}>{progress}</div>
      <div className={styles.main}>{main}</div>
      <div className={styles.related}>{related}</div>
    </div>
  );
}
