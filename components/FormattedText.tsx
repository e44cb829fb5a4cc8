import type { ReactNode } from 'react';
import { splitAtSymbols } from '@/content/format';
import styles from './FormattedText.module.css';

/** Symbols such as 💦 have a name for screen readers; lines do not break in numbers such as 7–0. */
export function FormattedText({ text }: { text: ReactNode }) {
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
      <span key={i} role="img" aria-label={part.name}>
        {part.symbol}
      </span>
    );
  });
}
