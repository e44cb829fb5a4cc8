import { TextWithSymbols } from './TextWithSymbols';
import styles from './Paragraphs.module.css';

export function Paragraphs({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={styles.paragraphs}>
      {paragraphs.map((text) => (
        <p key={text}>
          <TextWithSymbols text={text} />
        </p>
      ))}
    </div>
  );
}
