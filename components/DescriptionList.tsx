import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';
import typography from './Typography.module.css';

interface DescriptionListProps {
  items: readonly { term: string; text: ReactNode }[];
  /** Replaces the default class, which lays out terms in equal columns between two lines. */
  className?: string;
}

export function DescriptionList({ items, className = styles.columns }: DescriptionListProps) {
  return (
    <dl className={className}>
      {items.map(({ term, text }) => (
        <div key={term}>
          <dt className={typography.fine}>{term}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
