'use client';

import { Container } from '@/components/Container';
import { errorPageWords, satireLines } from '@/content/errorPage';
import type { Language } from '@/content/languages';
import control from '@/components/Control.module.css';
import styles from './ErrorPage.module.css';

/** Keep the style sheet short, because every page that loads scripts includes it. */
export function ErrorPage({ language, reset }: { language: Language; reset: () => void }) {
  const words = errorPageWords[language];
  return (
    <main>
      <Container>
        <div className={styles.page}>
          <h1>{words.title}</h1>
          <p>{words.lead}</p>
          <button type="button" className={control.control} onClick={reset}>
            {words.retry}
          </button>
          <p>
            <a href={words.homeUrl}>{words.home}</a>
          </p>
          {/* The error page has no header or footer to say that the site is satire. */}
          <p>{satireLines[language]}</p>
        </div>
      </Container>
    </main>
  );
}
