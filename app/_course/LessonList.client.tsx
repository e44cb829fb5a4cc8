'use client';

import { fill } from '@/components/fill';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import styles from './LessonList.module.css';
import { useProgress } from './ProgressProvider.client';

/** Links to the lessons of a module, with a check mark on each completed one. */
export function LessonList({ module }: { module: number }) {
  const { lessons, words, done, ready } = useProgress();

  const listed = lessons.filter((lesson) => lesson.module === module);
  const completed = listed.filter(({ id }) => done.includes(id));

  return (
    <div data-ready={ready || undefined}>
      <ol className={styles.list} role="list">
        {listed.map(({ id, n, title, url }) => (
          <li key={id} className={styles.lesson} data-done={done.includes(id) || undefined}>
            <a href={url}>{title}</a>{' '}
            {done.includes(id) && (
              <VisuallyHidden>{fill(words.lessonComplete, { n })}</VisuallyHidden>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.count}>
        {fill(words.progress, { done: completed.length, total: listed.length })}
      </p>
    </div>
  );
}
