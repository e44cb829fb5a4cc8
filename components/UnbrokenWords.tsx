import styles from './UnbrokenWords.module.css';

/** Text in which lines break at spaces only, not after the hyphen of a word such as “Two-Part”. For narrow columns. */
export function UnbrokenWords({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part, i) =>
    part.includes('-') ? (
      <span key={i} className={styles.word}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
