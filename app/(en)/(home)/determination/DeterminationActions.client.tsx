'use client';

import { type RefObject, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { ButtonLink } from '@/components/ButtonLink';
import { printElement } from '@/components/printElement.client';
import { determinationWords as words } from '@/content/findings/determination';
import type { WalletFinding } from '@/content/findings/rules';
import styles from './DeterminationActions.module.css';

/** After this time without an answer, the message points to the address. */
const patienceMs = 1_500;

const isCancelled = (error: unknown) =>
  error instanceof DOMException && error.name === 'AbortError';

interface DeterminationActionsProps {
  sheet: RefObject<HTMLElement | null>;
  finding: WalletFinding;
  /** The path of the finding's page. */
  url: string;
  /** The path of the finding's picture. */
  pictureUrl: string;
}

/** Each action says what came of it. What is sent names the finding, and no rating. */
export function DeterminationActions({
  sheet,
  finding: { title, line },
  url,
  pictureUrl,
}: DeterminationActionsProps) {
  const address = new URL(url, location.origin).href;
  const link = useRef<HTMLAnchorElement>(null);
  const [canShare] = useState(() => typeof navigator.share === 'function');
  const [message, setMessage] = useState({ address, text: '' });
  const say = (text: string) => setMessage({ address, text });

  /** Resolves once the browser has answered; `onSilence` is called if that takes long. */
  const ask = async (action: () => Promise<void>, onSilence: () => void) => {
    say('');
    const timer = setTimeout(onSilence, patienceMs);
    try {
      await action();
    } finally {
      clearTimeout(timer);
    }
  };

  const selectAddress = () => {
    if (link.current) getSelection()?.selectAllChildren(link.current);
    say(words.notCopied);
  };
  const copy = () =>
    ask(() => navigator.clipboard.writeText(address), selectAddress).then(
      () => say(words.copied),
      selectAddress,
    );

  const share = () =>
    ask(
      () => navigator.share({ title, text: line, url: address }),
      () => say(words.nothingOpened),
    ).then(
      () => say(words.shared),
      (error: unknown) => say(isCancelled(error) ? '' : words.notShared),
    );

  const print = () => {
    say('');
    if (sheet.current)
      printElement(sheet.current, (isPrinting) =>
        say(isPrinting ? words.printing : words.notPrinted),
      );
  };

  return (
    <div className={styles.actions} data-print="no">
      <Button variant="primary" onClick={copy}>
        {words.copy}
      </Button>
      {canShare && (
        <Button variant="secondary" onClick={share}>
          {words.share}
        </Button>
      )}
      <Button variant="secondary" onClick={print}>
        {words.print}
      </Button>
      <ButtonLink
        secondary
        link={{ label: words.save, url: pictureUrl }}
        download=""
        onClick={() => say(words.saving)}
      />
      <p className={styles.message} aria-live="polite">
        {message.address === address && message.text}
      </p>
      <p className={styles.address}>
        <a ref={link} href={address}>
          {address}
        </a>
      </p>
      <p className={styles.privacyNote}>{words.seen}</p>
    </div>
  );
}
