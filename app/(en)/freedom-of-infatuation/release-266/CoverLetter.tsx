import { letter, release266 } from '@/content/release266';
import styles from './CoverLetter.module.css';
import { RedactedText } from './RedactedText';

const { title, date, signed } = release266.letter;

/** The archivist's letter that came with the five sheets of the release. */
export function CoverLetter() {
  return (
    <section className={styles.letter} aria-label={title}>
      <p className={styles.date}>{date}</p>
      <p>
        <RedactedText text={letter} />
      </p>
      <p className={styles.signed}>{signed}</p>
    </section>
  );
}
