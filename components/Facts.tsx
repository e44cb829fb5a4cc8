import type { ReactNode } from 'react';
import styles from './Facts.module.css';

interface FactsProps {
  facts: readonly { term: string; text: ReactNode }[];
  /** Class that arranges them; without one they stand in even columns between two rules. */
  arranged?: string;
}

/** Short facts about one thing, each under its term. */
export function Facts({ facts, arranged = styles.band }: FactsProps) {
  return (
    <dl className={arranged}>
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
