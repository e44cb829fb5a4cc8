import { creatorGuidelinesPage } from '@/content/creatorGuidelines';
import { ChapterTitle } from './ChapterTitle';
import styles from './CreatorsChapter.module.css';

const { n, title, text } = creatorGuidelinesPage.creators;

/** Drawn on a round beer coaster. */
export function CreatorsChapter() {
  return (
    <section className={styles.chapter} id={`chapter-${n}`}>
      <div className={styles.coaster}>
        <ChapterTitle n={n} title={title} />
        <p className={styles.text}>{text}</p>
      </div>
    </section>
  );
}
