import type { WorkingGroupRemark } from '@/content/creatorGuidelines';
import styles from './WorkingGroupRemarks.module.css';

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
