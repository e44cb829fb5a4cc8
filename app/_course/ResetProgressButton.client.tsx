'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { ConfirmPrompt } from '@/components/ConfirmPrompt.client';
import { useCourseProgress } from './ProgressProvider.client';
import styles from './ResetProgressButton.module.css';

interface ResetProgressButtonProps {
  /** Has to move the focus, because the confirm button, which had it, disappears. */
  onReset: () => void;
}

export function ResetProgressButton({ onReset }: ResetProgressButtonProps) {
  const { words, done, reset } = useCourseProgress();
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const moveFocus = useRef<(() => void) | undefined>(undefined);

  useEffect(() => {
    moveFocus.current?.();
    moveFocus.current = undefined;
  }, [asking]);

  if (asking) {
    return (
      <ConfirmPrompt
        id="reset-progress"
        question={words.resetQuestion}
        confirm={words.resetConfirm}
        cancel={words.resetCancel}
        onConfirm={() => {
          reset();
          moveFocus.current = onReset;
          setAsking(false);
        }}
        onCancel={() => {
          moveFocus.current = () => opener.current?.focus();
          setAsking(false);
        }}
      />
    );
  }
  return (
    <div
      className={styles.reset}
      data-empty={done.length === 0 || undefined}
      data-show="with-scripts"
    >
      <p className={styles.storage}>{words.storage}</p>
      <Button variant="secondary" ref={opener} onClick={() => setAsking(true)}>
        {words.reset}
      </Button>
    </div>
  );
}
