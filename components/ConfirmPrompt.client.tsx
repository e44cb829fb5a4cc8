'use client';

import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from './Button';
import styles from './ConfirmPrompt.module.css';

interface ConfirmPromptProps {
  /** Unique on the page. */
  id: string;
  question: string;
  confirm: string;
  cancel: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks for confirmation in place of the pressed button. The cancel button gets the focus; after the
 * answer the parent has to move it.
 */
export function ConfirmPrompt({
  id,
  question,
  confirm,
  cancel,
  onConfirm,
  onCancel,
}: ConfirmPromptProps) {
  const questionId = `${id}-question`;
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
