import { FormattedText } from './FormattedText';
import styles from './FormattedText.module.css';

/** For narrow columns: lines break at spaces only, not in words such as “Two-Part”. */
export function UnbrokenWords({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part, i) =>
    part.includes('-') ? (
      <span key={i} className={styles.unbroken}>
        {part}
      </span>
    ) : (
      <FormattedText key={i} text={part} />
    ),
  );
}
