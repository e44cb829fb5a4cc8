import { FormattedText } from './FormattedText';
import styles from './Paragraphs.module.css';

export function Paragraphs({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={styles.paragraphs}>
      {paragraphs.map((text) => (
        <p key={text}>
          <FormattedText text={text} />
        </p>
      ))}
    </div>
  );
}
