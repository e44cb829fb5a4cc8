import { release266Page } from '@/content/release266';
import paragraphs from '@/components/Paragraphs.module.css';
import typography from '@/components/Typography.module.css';
import styles from './EnvelopeSheet.module.css';
import { ReleasedSheetLayout } from './ReleasedSheetLayout';

const { title, status, mark, holds, saying, by } = release266Page.sheets.envelope;

/** A sealed envelope of records that are not released. */
export function EnvelopeSheet() {
  return (
    <ReleasedSheetLayout title={title} status={status}>
      <div className={styles.columns}>
        <div className={styles.envelope}>
          <svg className={styles.flap} viewBox="0 0 320 180" aria-hidden="true">
            <path d="M0 0L160 105L320 0" />
          </svg>
          <p className={styles.mark}>{mark}</p>
        </div>
        <div className={paragraphs.lines}>
          <p>{holds}</p>
          <blockquote>
            <p>{saying}</p>
            <p className={typography.small}>{by}</p>
          </blockquote>
        </div>
      </div>
    </ReleasedSheetLayout>
  );
}
