import type { ErrorPageWords } from '@/content/errorPage';
import control from '@/components/Control.module.css';
import styles from './ErrorMessage.module.css';

interface ErrorMessageProps {
  words: ErrorPageWords;
  heading: 'h1' | 'h2';
  onRetry: () => void;
}

/** "Unexpected Application Error!" */
export function ErrorMessage({ words, heading: Heading, onRetry }: ErrorMessageProps) {
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
      <p>{words.satire}</p>
    </div>
  );
}
