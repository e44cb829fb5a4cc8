'use client';

import { Button } from './Button';
import styles from './ErrorMessage.module.css';

interface ErrorMessageProps {
  homeUrl: string;
  /** That all of this is satire: the page without its shell has nothing else that says so. */
  notice: string;
  onRetry: () => void;
}

export function ErrorMessage({ homeUrl, notice, onRetry }: ErrorMessageProps) {
  return (
    <main className={styles.error}>
      <h1>Unexpected Application Error!</h1>
      <p>
        The page stopped working. What you have rated or completed is still kept in this browser.
      </p>
      <p className={styles.ways}>
        <Button look="primary" onClick={onRetry}>
          Try again
        </Button>
        <a href={homeUrl}>Return to Home</a>
      </p>
      <p className={styles.notice}>{notice}</p>
    </main>
  );
}
