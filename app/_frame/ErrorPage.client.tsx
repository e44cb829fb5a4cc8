'use client';

import { ErrorMessage } from '@/components/ErrorMessage.client';
import { errorPageWordsByLanguage, satireLineByLanguage } from '@/content/errorPage';
import type { Language } from '@/content/languages';

/** Error boundary: shown in place of a page whose scripts throw an error. */
export function ErrorPage({ language, reset }: { language: Language; reset: () => void }) {
  return (
    <ErrorMessage
      words={errorPageWordsByLanguage[language]}
      notice={satireLineByLanguage[language]}
      onRetry={reset}
    />
  );
}
