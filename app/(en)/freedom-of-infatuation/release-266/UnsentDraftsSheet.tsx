import { Fragment } from 'react';
import { unsentMessageDrafts, release266Page } from '@/content/release266';
import typography from '@/components/Typography.module.css';
import styles from './UnsentDraftsSheet.module.css';
import { RedactedText } from './RedactedText';
import { ReleasedSheetLayout } from './ReleasedSheetLayout';

const { title, status, draft, words, toast } = release266Page.sheets.drafts;

/** Sheet 5: the drafts of one unsent message, none longer than the one before. */
export function UnsentDraftsSheet() {
  return (
    <ReleasedSheetLayout title={title} status={status}>
      <ul className={styles.drafts} role="list">
        {unsentMessageDrafts.map(({ hour, words: count, text, isWhole, toastFollows }, i) => (
          <Fragment key={hour}>
            <li className={isWhole ? undefined : styles.change}>
              <p className={typography.fine}>
                {draft} {i + 1}, {hour}, {count} {count === 1 ? words[0] : words[1]}
              </p>
              <p className={isWhole ? styles.whole : undefined}>
                <RedactedText text={text} />
              </p>
            </li>
            {toastFollows && <li className={styles.toast}>{toast}</li>}
          </Fragment>
        ))}
      </ul>
    </ReleasedSheetLayout>
  );
}
