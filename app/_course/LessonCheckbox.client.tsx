'use client';

import { useEffect, useRef } from 'react';
import { fillTemplate } from '@/components/fillTemplate';
import styles from './LessonCheckbox.module.css';
import { useCourseProgress } from './ProgressProvider.client';

/** A native checkbox works before hydration, so the state is stored on mount. */
export function LessonCheckbox({ id, n }: { id: string; n: number }) {
  const { words, done, setDone } = useCourseProgress();
  const box = useRef<HTMLInputElement>(null);
  const storedEarlyCheck = useRef(false);

  useEffect(() => {
    if (storedEarlyCheck.current) return;
    storedEarlyCheck.current = true;
    if (box.current?.checked && !done.includes(id)) setDone(id, true);
  });

  return (
    // Without `autoComplete="off"` the browser would restore the checkbox on reload, and the restored
    // state would be stored as if the visitor had checked it.
    <form data-print="no" data-show="with-scripts" method="dialog" autoComplete="off">
      <label className={styles.label}>
        <input
          className={styles.box}
          type="checkbox"
          ref={box}
          checked={done.includes(id)}
          onChange={(event) => setDone(id, event.currentTarget.checked)}
        />
        {fillTemplate(words.lessonComplete, { n })}
      </label>
    </form>
  );
}
