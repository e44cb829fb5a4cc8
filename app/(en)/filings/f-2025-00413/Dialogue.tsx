import styles from './Dialogue.module.css';

interface ExchangesProps {
  exchanges: readonly { who: string; said: string }[];
}

/** What was said, each line after the name of who said it. */
export function Dialogue({ exchanges }: ExchangesProps) {
  return (
    <div className={styles.exchanges}>
      {exchanges.map(({ who, said }) => (
        <p key={said}>
          <b>{who}:</b> {said}
        </p>
      ))}
    </div>
  );
}
