'use client';

import { useEffect } from 'react';
import { Button } from '@/components/Button';
import { Container } from '@/components/Container';
import { PageHeader } from '@/components/PageHeader';
import { errorPageWordsByLanguage, satireLineByLanguage } from '@/content/errorPage';
import type { Language } from '@/content/languages';

/** Error boundary: shown in place of a page one of whose components throws an error. */
export function ErrorPage({ language, reset }: { language: Language; reset: () => void }) {
  const words = errorPageWordsByLanguage[language];
  // On an error React has rendered <html> again without the attribute `data-scripts`. Only with
  // this attribute does the style sheet show buttons that need scripts, such as the retry button
  // below.
  useEffect(() => {
    document.documentElement.dataset.scripts ??= '';
  }, []);
  return (
    <main>
      <Container>
        <PageHeader title={words.title} lead={words.lead}>
          <p>
            <Button variant="primary" onClick={reset}>
              {words.retry}
            </Button>
          </p>
          <p>
            <a href={words.homeUrl}>{words.home}</a>
          </p>
          {/* The error page has no header and footer that say it. */}
          <p>{satireLineByLanguage[language]}</p>
        </PageHeader>
      </Container>
    </main>
  );
}
