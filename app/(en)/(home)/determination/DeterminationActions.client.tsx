'use client';

import { type RefObject, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { fill } from '@/components/fill';
import { determinationWords as words } from '@/content/determination';
import styles from './DeterminationActions.module.css';
import type { Picture } from './picture/drawPicture.client';
import { pictureText } from './picture/pictureText';
import { printOnly } from './printOnly.client';

const fileName = 'final-determination.png';
const toFile = (...parts: Blob[]) => new File(parts, fileName, { type: 'image/png' });

function canShareFiles(): boolean {
  return navigator.canShare?.({ files: [toFile()] }) ?? false;
}

function download(file: File) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Not at once: a phone's browser asks first whether to keep the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

interface DeterminationActionsProps {
  /** What is printed. */
  paper: RefObject<HTMLElement | null>;
  picture: Picture;
}

/** What a visitor can take away: on paper, or as a picture that is drawn here. */
export function DeterminationActions({ paper, picture }: DeterminationActionsProps) {
  const [message, setMessage] = useState('');
  const [canShare] = useState(canShareFiles);
  const drawn = useRef<{ text: string; file: Promise<File> }>(undefined);
  const text = pictureText(picture);

  /** Drawn once for the same ratings: a browser that shares gives us little time after the click. */
  const draw = (): Promise<File> => {
    if (drawn.current?.text !== text) {
      const file = import('./picture/drawPicture.client')
        .then(({ drawPicture }) => drawPicture(picture))
        .then((blob) => toFile(blob));
      drawn.current = { text, file };
    }
    return drawn.current.file;
  };

  const save = () =>
    draw().then(
      (file) => {
        download(file);
        setMessage(fill(words.saved, { file: file.name }));
      },
      () => setMessage(words.notDrawn),
    );

  const share = async () => {
    const file = await draw().catch(() => undefined);
    if (!file) return setMessage(words.notDrawn);
    await navigator.share({ files: [file], text }).catch((error: unknown) => {
      // Whoever closes the list of apps has shared nothing, and knows.
      const isTooLate = error instanceof DOMException && error.name === 'NotAllowedError';
      if (isTooLate) setMessage(words.shareAgain);
    });
  };

  return (
    <div className={styles.actions}>
      <Button variant="primary" onClick={() => paper.current && printOnly(paper.current)}>
        {words.print}
      </Button>
      <Button variant="secondary" onClick={save}>
        {words.save}
      </Button>
      {canShare && (
        <Button variant="secondary" onClick={share} onFocus={draw} onPointerEnter={draw}>
          {words.share}
        </Button>
      )}
      <p className={styles.message} aria-live="polite">
        {message}
      </p>
      <p className={styles.seen}>{words.seen}</p>
      <details className={styles.text}>
        <summary>{words.textOfPicture}</summary>
        <p>{text}</p>
      </details>
    </div>
  );
}
