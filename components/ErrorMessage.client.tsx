'use client';

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
      <p>
        <button className={styles.retry} type="button" onClick={onRetry}>
          Try again
        </button>{' '}
        <a href={homeUrl}>Return to Home</a>
      </p>
      <p className={styles.notice}>{notice}</p>
    </main>
  );
}
