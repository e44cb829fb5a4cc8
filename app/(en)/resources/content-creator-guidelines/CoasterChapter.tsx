import { creatorGuidelinesPage } from '@/content/creatorGuidelines';
import { ChapterTitle } from './ChapterTitle';
import styles from './CoasterChapter.module.css';

const { n, title, text } = creatorGuidelinesPage.creators;

/** Chapter 1, on a round beer coaster. */
export function CoasterChapter() {
  return (
    <section className={styles.chapter} id={`chapter-${n}`}>
      <div className={styles.coaster}>
        <ChapterTitle n={n} title={title} />
        <p className={styles.text}>{text}</p>
      </div>
    </section>
  );
}
