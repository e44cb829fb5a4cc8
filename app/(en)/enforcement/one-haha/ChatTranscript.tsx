import { type ChatEntry, oneHahaChat, oneHahaPage } from '@/content/oneHaha';
import { FootnoteReference } from './Footnotes';
import styles from './ChatTranscript.module.css';

const silence = oneHahaChat.findIndex(({ kind }) => kind === 'silence');

/** The minutes that an entry's empty space stands for: from the silence on, those until the next one. */
function countSilentMinutes(i: number) {
  const [minute, nextMinute] = oneHahaChat.slice(i, i + 2).map(({ at }) => {
    const [hours = 0, minutes = 0] = at.split(':').map(Number);
    return 60 * hours + minutes;
  });
  return i >= silence && minute !== undefined && nextMinute ? nextMinute - minute : undefined;
}

/** Each time and name is text, so that the chat can be followed by ear and without style. */
export function ChatTranscript() {
  return (
    <ol className={styles.chat} role="list" data-scheme="light">
      {oneHahaChat.map((entry, i) => (
        <Entry key={i} entry={entry} silentMinutes={countSilentMinutes(i)} />
      ))}
    </ol>
  );
}

interface EntryProps {
  entry: ChatEntry;
  silentMinutes: number | undefined;
}

function Entry({ entry: { at, from, kind, texts, footnote }, silentMinutes }: EntryProps) {
  return (
    <li
      className={silentMinutes ? styles.silence : styles.entry}
      style={silentMinutes ? { blockSize: `calc(${silentMinutes} * var(--minute))` } : undefined}
    >
      <span className={styles.time}>{at}</span> {from && <b className={styles.name}>{from}</b>}{' '}
      <div className={kind === 'picture' ? styles.picture : from ? styles.message : styles.event}>
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
