import { type ChatEntry, oneHahaChat, oneHahaPage } from '@/content/oneHaha';
import { FootnoteReference } from './Footnotes';
import styles from './ChatTranscript.module.css';

/** Each time and name is text, so that the chat can be followed by ear and without style. */
export function ChatTranscript() {
  return (
    <ol className={styles.chat} role="list">
      {oneHahaChat.map((entry, i) => (
        <Entry key={i} entry={entry} />
      ))}
    </ol>
  );
}

function Entry({ entry: { at, from, kind, texts, footnote } }: { entry: ChatEntry }) {
  return (
    <li className={styles.entry}>
      <span className={styles.time}>{at}</span> {from && <b className={styles.name}>{from}</b>}{' '}
      <div className={styles[kind ?? (from ? 'message' : 'event')]}>
        {texts.map((text, i) => (
          <p key={text}>
            {kind === 'picture' && `${oneHahaPage.picture} `}
            {text}
            {footnote && i === texts.length - 1 && <FootnoteReference number={footnote} />}
          </p>
        ))}
      </div>
    </li>
  );
}
