import type { ReactNode } from 'react';
import { splitAtSymbols } from '@/content/format';
import styles from './TextWithSymbols.module.css';

/** Draws symbols such as 💦, named for screen readers; lines do not break in numbers such as 7–0. */
export function TextWithSymbols({ text }: { text: ReactNode }) {
  if (typeof text !== 'string') return text;
  return splitAtSymbols(text).map((part, i) => {
    if (typeof part === 'string') return part;
    if ('number' in part)
      return (
        <span key={i} className={styles.unbroken}>
          {part.number}
        </span>
      );
    return (
      <svg key={i} className={styles.symbol} viewBox="0 0 24 24" role="img" aria-label={part.name}>
        <path d={part.path} />
      </svg>
    );
  });
}
