import styles from './Paragraphs.module.css';

interface DialogueLinesProps {
  exchanges: readonly { who: string; said: string }[];
}

export function DialogueLines({ exchanges }: DialogueLinesProps) {
  return (
    <div className={styles.lines}>
      {exchanges.map(({ who, said }) => (
        <p key={said}>
          <b>{who}:</b> {said}
        </p>
      ))}
    </div>
  );
}
