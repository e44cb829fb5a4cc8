import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

interface DescriptionListProps {
  items: readonly { term: string; text: ReactNode }[];
  /** Class that replaces the default layout, which is equal columns between two lines. */
  className?: string;
}

/** A `dl` of terms, each with a short description below it. */
export function DescriptionList({ items, className = styles.columns }: DescriptionListProps) {
  return (
    <dl className={className}>
      {items.map(({ term, text }) => (
        <div key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
