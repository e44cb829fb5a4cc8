import type { WorkingGroupRemark } from '@/content/creatorGuidelines';
import styles from './WorkingGroupRemarks.module.css';

/** The remarks of the working group on a chapter, each after its speaker's name if it has one. */
export function WorkingGroupRemarks({ remarks }: { remarks: readonly WorkingGroupRemark[] }) {
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
