'use client';

import { useEffect } from 'react';
import type { ErrorPageWords } from '@/content/errorPage';
import { Button } from './Button';
import { Container } from './Container';
import { PageHeader } from './PageHeader';

interface ErrorMessageProps {
  words: ErrorPageWords;
  /** Text that says that the site is satire, because the error page has no header and footer. */
  notice: string;
  onRetry: () => void;
}

export function ErrorMessage({ words, notice, onRetry }: ErrorMessageProps) {
  // React has rendered <html> again without the attribute `data-scripts`, which the style sheet
  // needs to show buttons that need scripts, such as the retry button below.
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
