import type { FilingFormNumber } from '@/content/filings';
import styles from './FormThumbnail.module.css';

/**
 * The lines of each form that are ruled, counted from the top. Form 13F lists thirteen feelings, of
 * which the seventh is missing.
 */
const rules: Record<FilingFormNumber, readonly number[]> = {
  'CQ-10': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  'SD-8': [1, 2, 3, 4, 8],
  'S-1': [13],
  '13F': [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13],
  '10-Q': [2, 4, 6, 8, 10],
};

export function FormThumbnail({ type }: { type: FilingFormNumber }) {
  return (
    <svg className={styles.paper} viewBox="0 0 44 56" aria-hidden="true">
      <path className={styles.sheet} d="M1 1H33L43 11V55H1ZM33 1V11H43" />
      <path d={rules[type].map((n) => `M7 ${10 + n * 3.2}H${n < 2 ? 28 : 37}`).join('')} />
    </svg>
  );
}
