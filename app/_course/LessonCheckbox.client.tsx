'use client';

import { useEffect, useRef } from 'react';
import { fillTemplate } from '@/components/fillTemplate';
import styles from './LessonCheckbox.module.css';
import { useCourseProgress } from './ProgressProvider.client';

/**
 * A native checkbox, which the visitor can check before hydration. The component then stores the
 * checked state once, when it mounts.
 */
export function LessonCheckbox({ id, n }: { id: string; n: number }) {
  const { words, done, mark } = useCourseProgress();
  const box = useRef<HTMLInputElement>(null);
  const storedEarlyCheck = useRef(false);

  useEffect(() => {
    if (storedEarlyCheck.current) return;
    storedEarlyCheck.current = true;
    if (box.current?.checked && !done.includes(id)) mark(id, true);
  });

  return (
    // autoComplete="off": a checked state restored by the browser would count as the visitor's.
    <form className={styles.lesson} method="dialog" autoComplete="off">
      <label className={styles.label}>
        <input
          className={styles.box}
          type="checkbox"
          ref={box}
          checked={done.includes(id)}
          onChange={(event) => mark(id, event.currentTarget.checked)}
        />
        {fillTemplate(words.lessonComplete, { n })}
      </label>
    </form>
  );
}
