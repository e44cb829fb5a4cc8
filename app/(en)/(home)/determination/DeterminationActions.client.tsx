'use client';

import { type RefObject, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { fill } from '@/components/fill';
import { determinationWords as words } from '@/content/determination';
import styles from './DeterminationActions.module.css';
import type { Picture } from './picture/drawPicture.client';
import { pictureAltText } from './picture/pictureAltText';
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
  // Later, because a phone's browser first asks whether to keep the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

interface DeterminationActionsProps {
  /** The element to print. */
  paper: RefObject<HTMLElement | null>;
  picture: Picture;
}

/** Buttons that print the sheet, save it as a picture, and share the picture. */
export function DeterminationActions({ paper, picture }: DeterminationActionsProps) {
  const [message, setMessage] = useState('');
  const [canShare] = useState(canShareFiles);
  const drawn = useRef<{ text: string; file: Promise<File> }>(undefined);
  const text = pictureAltText(picture);

  /** Drawn once for the same ratings: browsers allow sharing only shortly after the click. */
  const draw = (): Promise<File> => {
    if (drawn.current?.text !== text) {
      const file = import('./picture/drawPicture.client')
        .then(({ drawPicture }) => drawPicture(picture))
        .then((blob) => toFile(blob));
      drawn.current = { text, file };
      // A file that did not arrive is asked for again at the next click.
      file.catch(() => {
        drawn.current = undefined;
      });
    }
    return drawn.current.file;
  };
  const drawEarly = () => {
    draw().catch(() => undefined);
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
      // Closing the list of apps is an error as well, but needs no message.
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
        <Button variant="secondary" onClick={share} onFocus={drawEarly} onPointerEnter={drawEarly}>
          {words.share}
        </Button>
      )}
      <p className={styles.message} aria-live="polite">
        {message}
      </p>
      <p className={styles.privacyNote}>{words.seen}</p>
      <details className={styles.text}>
        <summary>{words.textOfPicture}</summary>
        <p>{text}</p>
      </details>
    </div>
  );
}
