'use client';

import { Container } from '@/components/Container';
import { errorPageWords, satireLines } from '@/content/errorPage';
import type { Language } from '@/content/languages';
import styles from './ErrorPage.module.css';

/** Keep the style sheet short, because every page that loads scripts includes it. */
export function ErrorPage({ language, reset }: { language: Language; reset: () => void }) {
  const words = errorPageWords[language];
  return (
    <main className={styles.page}>
      <Container>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
        <p>
          <button type="button" className={styles.retry} onClick={reset}>
            {words.retry}
          </button>
        </p>
        <p>
          <a href={words.homeUrl}>{words.home}</a>
        </p>
        {/* The error page has no header or footer to say that the site is satire. */}
        <p>{satireLines[language]}</p>
      </Container>
    </main>
  );
}
