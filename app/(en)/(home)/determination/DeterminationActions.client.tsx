'use client';

import { type RefObject, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { fillTemplate } from '@/components/fillTemplate';
import { finalDeterminationWords as words } from '@/content/determination';
import styles from './DeterminationActions.module.css';
import type { PictureContent } from './picture/drawDeterminationPng.client';
import { describePicture } from './picture/describePicture';
import { printElement } from './printElement.client';

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
  // The URL stays valid for a minute, because a phone's browser asks the visitor before it saves
  // the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

interface DeterminationActionsProps {
  sheet: RefObject<HTMLElement | null>;
  picture: PictureContent;
}

export function DeterminationActions({ sheet, picture }: DeterminationActionsProps) {
  const [message, setMessage] = useState('');
  const [canShare] = useState(canShareFiles);
  const drawnPicture = useRef<{ text: string; file: Promise<File> }>(undefined);
  const text = describePicture(picture);

  /**
   * Draws only if the ratings have changed: browsers allow sharing only shortly after a click, and
   * drawing takes time.
   */
  const draw = (): Promise<File> => {
    if (drawnPicture.current?.text !== text) {
      const file = import('./picture/drawDeterminationPng.client')
        .then(({ drawDeterminationPng }) => drawDeterminationPng(picture))
        .then((blob) => toFile(blob));
      drawnPicture.current = { text, file };
      // After a failure the next click draws again.
      file.catch(() => {
        drawnPicture.current = undefined;
      });
    }
    return drawnPicture.current.file;
  };
  const drawEarly = () => {
    draw().catch(() => undefined);
  };

  const save = () =>
    draw().then(
      (file) => {
        download(file);
        setMessage(fillTemplate(words.saved, { file: file.name }));
      },
      () => setMessage(words.notDrawn),
    );

  const share = async () => {
    const file = await draw().catch(() => undefined);
    if (!file) return setMessage(words.notDrawn);
    await navigator.share({ files: [file], text }).catch((error: unknown) => {
      // share() also rejects when the visitor cancels, which needs no error message.
      const isTooLate = error instanceof DOMException && error.name === 'NotAllowedError';
      if (isTooLate) setMessage(words.shareAgain);
    });
  };

  return (
    <div className={styles.actions} data-print="no">
      <Button variant="primary" onClick={() => sheet.current && printElement(sheet.current)}>
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
