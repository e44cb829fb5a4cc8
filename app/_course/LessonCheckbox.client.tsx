'use client';

import { useEffect, useRef } from 'react';
import { fill } from '@/components/fill';
import { useIsland } from '@/components/useIsland.client';
import styles from './LessonCheckbox.module.css';
import { progressKey } from './progress';
import { useProgress } from './ProgressProvider.client';

/**
 * A native checkbox: it can be ticked before the scripts arrive. The tick stays in the page, and is
 * added to what is stored as soon as this component lives.
 */
export function LessonCheckbox({ id, n }: { id: string; n: number }) {
  const { words, done, mark } = useProgress();
  const box = useRef<HTMLInputElement>(null);
  const adopted = useRef(false);
  const island = useIsland<HTMLFormElement>(progressKey);

  useEffect(() => {
    if (adopted.current) return;
    adopted.current = true;
    if (box.current?.checked && !done.includes(id)) mark(id, true);
  });

  return (
    // No browser may bring back a tick of its own: it would be taken for the visitor's.
    <form className={styles.lesson} {...island} method="dialog" autoComplete="off">
      <label className={styles.label}>
        <input
          className={styles.box}
          type="checkbox"
          ref={box}
          checked={done.includes(id)}
          onChange={(event) => mark(id, event.currentTarget.checked)}
        />
        {fill(words.lessonComplete, { n })}
      </label>
    </form>
  );
}
