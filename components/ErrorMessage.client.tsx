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
  // React has rendered <html> again, without the attribute `data-scripts` that says that scripts run.
  // The styles hide the button to try again without it, so it is set again.
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
