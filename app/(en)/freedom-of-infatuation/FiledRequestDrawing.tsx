import { RubberStamp } from '@/components/RubberStamp';
import { SmallSeal } from '@/components/Seal';
import typography from '@/components/Typography.module.css';
import { RedactionBar } from './release-266/RedactionBar';
import styles from './FiledRequestDrawing.module.css';

const boxes = [
  { label: 'Requester', entry: 'R. Ongoing' },
  { label: 'Initials of the crush', entry: '', isRedacted: true },
  { label: 'Period covered', entry: 'Ongoing' },
  { label: 'What you hope to find', entry: '' },
];

/**
 * Form FI-1 as it comes back: box 2 is blacked out, and box 4 was not read. Hidden from screen
 * readers, because the text describes the boxes.
 */
export function FiledRequestDrawing() {
  return (
    <div className={styles.form} aria-hidden="true">
      <p className={styles.title}>
        <SmallSeal /> Form FI-1
      </p>
      {boxes.map(({ label, entry, isRedacted }, i) => (
        <p key={label} className={styles.box}>
          <span className={typography.fine}>
            {i + 1}. {label}
          </span>{' '}
          <span className={styles.entry}>{isRedacted ? <RedactionBar length={4} /> : entry}</span>
        </p>
      ))}
      <RubberStamp>Clock stopped</RubberStamp>
    </div>
  );
}
