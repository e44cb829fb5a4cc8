import { splitAtSymbols } from '@/content/format';
import styles from './TextWithSymbols.module.css';

/** Draws symbols such as 💦, and names them for screen readers. */
export function TextWithSymbols({ text }: { text: string }) {
  return splitAtSymbols(text).map((part, i) => {
    if (typeof part === 'string') return part;
    return (
      <svg key={i} className={styles.symbol} viewBox="0 0 24 24" role="img" aria-label={part.name}>
        <path d={part.path} />
      </svg>
    );
  });
}
