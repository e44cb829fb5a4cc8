import { releasedConversation, type ReleasedMessage, release266Page } from '@/content/release266';
import typography from '@/components/Typography.module.css';
import { RedactionBar } from './RedactionBar';
import styles from './ConversationSheet.module.css';
import { RedactedText } from './RedactedText';
import { ReleasedSheetLayout } from './ReleasedSheetLayout';

const { title, status, you, bar } = release266Page.sheets.conversation;

function MessageItem({ message }: { message: ReleasedMessage }) {
  if ('elsewhere' in message) {
    return (
      <li className={styles.elsewhere}>
        {message.hour}: {message.elsewhere}
      </li>
    );
  }
  if ('sent' in message) {
    return (
      <li className={styles.sent}>
        <p className={typography.fine}>
          {you}, {message.hour}
        </p>
        <p className={styles.words}>
          <RedactedText text={message.sent} />
        </p>
      </li>
    );
  }
  return (
    <li className={styles.answer}>
      <p className={typography.fine}>
        {bar} {message.barNumber}, {message.hour}
      </p>
      <p>
        <RedactionBar length={message.length} />
        {message.note && (
          <>
            {' '}
            <HandDrawnArrow /> *
          </>
        )}
      </p>
      {message.note && <p className={styles.note}>{message.note}</p>}
    </li>
  );
}

function HandDrawnArrow() {
  return (
    <svg className={styles.arrow} viewBox="0 0 72 24" aria-hidden="true">
      <path d="M67 5C59 21 30 23 5 11M16 10L5 11 10 20" />
    </svg>
  );
}

/** Sheet 2: a chat. The other person's answers are black bars, as long as the answers. */
export function ConversationSheet() {
  return (
    <ReleasedSheetLayout title={title} status={status}>
      {releasedConversation.map(({ day, messages }) => (
        <div key={day}>
          <h3 className={styles.day}>{day}</h3>
          <ol className={styles.messages} role="list">
            {messages.map((message, i) => (
              <MessageItem key={i} message={message} />
            ))}
          </ol>
        </div>
      ))}
    </ReleasedSheetLayout>
  );
}
