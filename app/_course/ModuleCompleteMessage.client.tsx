'use client';

import styles from './ModuleCompleteMessage.module.css';
import { areAllLessonsDone } from './progress';
import { useCourseProgress } from './ProgressProvider.client';

/** Not a live region itself, because the one in CourseProgress announces the same text. */
export function ModuleCompleteMessage({ module, text }: { module: number; text: string }) {
  const { lessons, done } = useCourseProgress();

  const isDone = areAllLessonsDone(
    lessons.filter((lesson) => lesson.module === module),
    done,
  );
  return <div>{isDone && <p className={styles.complete}>{text}</p>}</div>;
}
