import { creatorGuidelines } from '@/content/creatorGuidelines';
import { ChapterTitle } from './ChapterTitle';
import styles from './Coaster.module.css';

const { n, title, text } = creatorGuidelines.creators;

/** Chapter 1, printed on a round coaster. */
export function Coaster() {
  return (
    <section className={styles.chapter} id={`chapter-${n}`}>
      <div className={styles.coaster}>
        <ChapterTitle n={n} title={title} />
        <p className={styles.text}>{text}</p>
      </div>
    </section>
  );
}
