'use client';

import { useEffect, useRef, useState } from 'react';
import type { ClearStoredDataWords } from '@/content/clearStoredDataWords';
import { Button } from '@/components/Button';
import styles from './ClearStoredDataButton.module.css';
import { ConfirmPrompt } from '@/components/ConfirmPrompt.client';
import { storageKeys } from '@/components/storageKeys';

type State = 'closed' | 'asking' | 'cleared' | 'blocked';

function removeStoredData(): State {
  try {
    Object.values(storageKeys).forEach((key) => localStorage.removeItem(key));
    return 'cleared';
  } catch {
    return 'blocked';
  }
}

export function ClearStoredDataButton({ words }: { words: ClearStoredDataWords }) {
  const [state, setState] = useState<State>('closed');
  const opener = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);

  // After the answer the focus returns to the button that asked.
  useEffect(() => {
    if (wasAsking.current) opener.current?.focus();
    wasAsking.current = state === 'asking';
  }, [state]);

  return (
    <div className={styles.clear} data-print="no">
      {state === 'asking' ? (
        <ConfirmPrompt
          id="clear-stored-data"
          question={words.question}
          confirm={words.confirm}
          cancel={words.cancel}
          onConfirm={() => setState(removeStoredData())}
          onCancel={() => setState('closed')}
        />
      ) : (
        <Button variant="primary" ref={opener} onClick={() => setState('asking')}>
          {words.clear}
        </Button>
      )}
      <p className={styles.status} data-show="with-scripts" role="status">
        {state === 'cleared' && words.cleared}
        {state === 'blocked' && words.blocked}
      </p>
      <p data-show="without-scripts">{words.withoutScript}</p>
    </div>
  );
}
