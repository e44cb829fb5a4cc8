'use client';

import { fillTemplate } from '@/components/fillTemplate';
import { UnbrokenWords } from '@/components/UnbrokenWords';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import styles from './LessonList.module.css';
import { useCourseProgress } from './ProgressProvider.client';

export function LessonList({ module }: { module: number }) {
  const { lessons, words, done, isProgressShown } = useCourseProgress();

  const listed = lessons.filter((lesson) => lesson.module === module);
  const completed = listed.filter(({ id }) => done.includes(id));

  return (
    <div className={styles.panel} data-progress-shown={isProgressShown || undefined}>
      <p className={styles.count} data-print="no" data-show="with-scripts">
        {fillTemplate(words.progress, { done: completed.length, total: listed.length })}
      </p>
      <ol className={styles.list} role="list">
        {listed.map(({ id, n, number, title, url, language }) => (
          <li key={id} className={styles.lesson} data-done={done.includes(id) || undefined}>
            <span className={styles.number}>{number}</span>{' '}
            <a href={url} hrefLang={language} lang={language}>
              <UnbrokenWords text={title} />
            </a>{' '}
            {done.includes(id) && (
              <VisuallyHidden>{fillTemplate(words.lessonComplete, { n })}</VisuallyHidden>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
