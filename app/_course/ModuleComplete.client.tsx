'use client';

import { useIsland } from '@/components/useIsland.client';
import styles from './ModuleComplete.module.css';
import { allDone, progressKey } from './progress';
import { useProgress } from './ProgressProvider.client';

/** One line below the last lesson, once the module is done. The status of the page has spoken it. */
export function ModuleComplete({ module }: { module: number }) {
  const { lessons, words, done } = useProgress();
  const island = useIsland(progressKey);

  const isDone = allDone(
    lessons.filter((lesson) => lesson.module === module),
    done,
  );
  return (
    <div {...island}>
      {isDone && <p className={styles.complete}>{words.moduleComplete[module - 1]}</p>}
    </div>
  );
}
