'use client';

import { useRef } from 'react';
import { useLive } from '../live.client';
import styles from './ModuleComplete.module.css';
import { allDone, progressKey } from './progress';
import { useProgress } from './ProgressProvider.client';

/** One line below the last lesson, once the module is done. The status of the page has spoken it. */
export function ModuleComplete({ module }: { module: number }) {
  const { lessons, words, done } = useProgress();
  const part = useRef<HTMLDivElement>(null);
  useLive(part);

  const isDone = allDone(
    lessons.filter((lesson) => lesson.module === module),
    done,
  );
  return (
    <div ref={part} data-live={progressKey}>
      {isDone && <p className={styles.complete}>{words.moduleComplete[module - 1]}</p>}
    </div>
  );
}
