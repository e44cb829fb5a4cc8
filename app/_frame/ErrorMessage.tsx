import { errorPageWords, satireLines } from '@/content/errorPage';
import type { Language } from '@/content/languages';
import control from '@/components/Control.module.css';
import styles from './ErrorMessage.module.css';

interface ErrorMessageProps {
  language: Language;
  heading: 'h1' | 'h2';
  onRetry: () => void;
}

/** "Unexpected Application Error!" */
export function ErrorMessage({ language, heading: Heading, onRetry }: ErrorMessageProps) {
  const words = errorPageWords[language];
  return (
    <div className={styles.message} role="alert">
      <Heading>{words.title}</Heading>
      <p>{words.lead}</p>
      <button type="button" className={control.control} onClick={onRetry}>
        {words.retry}
      </button>
      <p>
        <a href={words.homeUrl}>{words.home}</a>
      </p>
      {/* The page of an error has no header or footer to say that the site is satire. */}
      <p>{satireLines[language]}</p>
    </div>
  );
}
