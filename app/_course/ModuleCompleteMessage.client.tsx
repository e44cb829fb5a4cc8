'use client';

import { useIsland } from '@/components/useIsland.client';
import styles from './ModuleCompleteMessage.module.css';
import { allDone, progressKey } from './progress';
import { useProgress } from './ProgressProvider.client';

/** Shown below the last lesson when the module is complete. The page's status announces the same text. */
export function ModuleCompleteMessage({ module, text }: { module: number; text: string }) {
  const { lessons, done } = useProgress();
  const island = useIsland(progressKey);

  const isDone = allDone(
    lessons.filter((lesson) => lesson.module === module),
    done,
  );
  return <div {...island}>{isDone && <p className={styles.complete}>{text}</p>}</div>;
}
