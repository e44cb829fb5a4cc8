import { VisuallyHidden } from '@/components/VisuallyHidden';
import { release266Page, silencePeriod } from '@/content/release266';
import typography from '@/components/Typography.module.css';
import { ReleasedSheetLayout } from './ReleasedSheetLayout';
import styles from './SilentDaysSheet.module.css';

const { title, status, first, last } = release266Page.sheets.silence;

/** Sheet 3: a black bar, as high as one line for each day without a message. */
export function SilentDaysSheet() {
  return (
    <ReleasedSheetLayout title={title} status={status}>
      <p className={typography.fine}>{first}</p>
      <p
        className={styles.bar}
        style={{ borderBlockStartWidth: `calc(${silencePeriod.days} * 1.6em)` }}
      >
        <VisuallyHidden>{release266Page.redacted}</VisuallyHidden>
      </p>
      <p className={typography.fine}>{last}</p>
    </ReleasedSheetLayout>
  );
}
