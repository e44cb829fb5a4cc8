'use client';

import { useEffect } from 'react';
import type { ErrorWords } from '@/content/errorPage';
import { Button } from './Button';
import { Container } from './Container';
import { PageHeader } from './PageHeader';

interface ErrorMessageProps {
  words: ErrorWords;
  /** Says that the site is satire, because this page has no header or footer. */
  notice: string;
  onRetry: () => void;
}

export function ErrorMessage({ words, notice, onRetry }: ErrorMessageProps) {
  // Drawn anew, the page has lost the word that scripts run; a button of ours is shown by it.
  useEffect(() => {
    document.documentElement.dataset.scripts ??= '';
  }, []);
  return (
    <main>
      <Container>
        <PageHeader title={words.title} lead={words.lead}>
          <p>
            <Button variant="primary" onClick={onRetry}>
              {words.retry}
            </Button>
          </p>
          <p>
            <a href={words.homeUrl}>{words.home}</a>
          </p>
          <p>{notice}</p>
        </PageHeader>
      </Container>
    </main>
  );
}
