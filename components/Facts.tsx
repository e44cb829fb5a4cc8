import type { ReactNode } from 'react';
import styles from './Facts.module.css';

interface FactsProps {
  facts: readonly { term: string; text: ReactNode }[];
  /** Side by side as they fit, or in even columns between two rules. */
  look: 'line' | 'band';
}

/** Short facts about one thing, each under its term. */
export function Facts({ facts, look }: FactsProps) {
  return (
    <dl className={styles[look]}>
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
