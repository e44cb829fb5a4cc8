import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

interface DescriptionListProps {
  items: readonly { term: string; text: ReactNode }[];
  /**
   * Class of the `dl` in place of the default one, which lays out the terms in equal columns
   * between two horizontal lines.
   */
  className?: string;
}

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
