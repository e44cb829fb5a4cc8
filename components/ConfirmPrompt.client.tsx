'use client';

import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Button } from './Button';
import styles from './ConfirmPrompt.module.css';

interface ConfirmPromptProps {
  question: string;
  confirm: string;
  cancel: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * A question with confirm and cancel in place of the pressed button. It focuses cancel; the parent
 * moves the focus after the answer.
 */
export function ConfirmPrompt({
  question,
  confirm,
  cancel,
  onConfirm,
  onCancel,
}: ConfirmPromptProps) {
  const questionId = useId();
  const keep = useRef<HTMLButtonElement>(null);

  useEffect(() => keep.current?.focus(), []);

  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
  };

  return (
    <div className={styles.confirm} role="group" aria-labelledby={questionId}>
      <p className={styles.question} id={questionId}>
        {question}
      </p>
      <Button variant="secondary" onClick={onConfirm} onKeyDown={leave}>
        {confirm}
      </Button>
      <Button variant="secondary" ref={keep} onClick={onCancel} onKeyDown={leave}>
        {cancel}
      </Button>
    </div>
  );
}
