import type { Remark } from '@/content/creatorGuidelines';
import styles from './Dispute.module.css';

/** What the working group said of a chapter. */
export function Dispute({ remarks }: { remarks: readonly Remark[] }) {
  return (
    <div className={styles.dispute}>
      {remarks.map(({ speaker, text }) => (
        <p key={text} className={speaker ? undefined : styles.noted}>
          {speaker && <strong>{speaker}:</strong>} {text}
        </p>
      ))}
    </div>
  );
}
