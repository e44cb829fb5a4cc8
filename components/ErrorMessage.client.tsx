'use client';

import { useEffect } from 'react';
import { Button } from './Button';
import { Container } from './Container';
import { PageHeader } from './PageHeader';

interface ErrorMessageProps {
  homeUrl: string;
  /** That all of this is satire: the page without its shell has nothing else that says so. */
  notice: string;
  onRetry: () => void;
}

export function ErrorMessage({ homeUrl, notice, onRetry }: ErrorMessageProps) {
  // Drawn anew, the page has lost the word that scripts run; a button of ours is shown by it.
  useEffect(() => {
    document.documentElement.dataset.scripts ??= '';
  }, []);
  return (
    <main>
      <Container>
        <PageHeader
          title="Unexpected Application Error!"
          lead="The page stopped working. What you have rated or completed is still kept in this browser."
        >
          <p>
            <Button variant="primary" onClick={onRetry}>
              Try again
            </Button>
          </p>
          <p>
            <a href={homeUrl}>Return to Home</a>
          </p>
          <p>{notice}</p>
        </PageHeader>
      </Container>
    </main>
  );
}
