'use client';

import { Container } from '@/components/Container';
import { errorPageWords } from '@/content/errorPage';
import type { Language } from '@/content/languages';
import { ErrorMessage } from './ErrorMessage';

/** In place of a page that throws in `next dev`. Published pages have no script but their islands'. */
export function ErrorPage({ language, reset }: { language: Language; reset: () => void }) {
  return (
    <main>
      <Container>
        <ErrorMessage words={errorPageWords[language]} heading="h1" onRetry={reset} />
      </Container>
    </main>
  );
}
