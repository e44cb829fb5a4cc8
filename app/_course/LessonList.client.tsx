'use client';

import { fill } from '@/components/fill';
import { Spoken } from '@/components/Spoken';
import { useIsland } from '@/components/useIsland.client';
import styles from './LessonList.module.css';
import { progressKey } from './progress';
import { useProgress } from './ProgressProvider.client';

/** The lessons of a module as links, with a tick on each one that is done. */
export function LessonList({ module }: { module: number }) {
  const { lessons, words, done, ready } = useProgress();
  const island = useIsland(progressKey);

  const listed = lessons.filter((lesson) => lesson.module === module);
  const ticked = listed.filter(({ id }) => done.includes(id));

  return (
    <div {...island} data-ready={ready || undefined}>
      <ol className={styles.list} role="list">
        {listed.map(({ id, n, title, url }) => (
          <li key={id} className={styles.lesson} data-done={done.includes(id) || undefined}>
            <a href={url}>{title}</a>{' '}
            {done.includes(id) && <Spoken>{fill(words.lessonComplete, { n })}</Spoken>}
          </li>
        ))}
      </ol>
      <p className={styles.count}>
        {fill(words.progress, { done: ticked.length, total: listed.length })}
      </p>
    </div>
  );
}
