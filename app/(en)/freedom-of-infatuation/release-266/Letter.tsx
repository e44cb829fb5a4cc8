import { letter, release266 } from '@/content/release266';
import styles from './Letter.module.css';
import { RedactedText } from './RedactedText';

const { title, date, signed } = release266.letter;

/** What came with the five sheets. */
export function Letter() {
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
