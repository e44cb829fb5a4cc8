import { creatorGuidelinesPage, firstMessageRemainingText } from '@/content/creatorGuidelines';
import styles from './RemainingWordsSection.module.css';

const { title, count, text } = creatorGuidelinesPage.finding;

/**
 * The end of the guidelines: the words of the simp's message that no chapter struck, in large
 * letters.
 */
export function RemainingWordsSection() {
  return (
    <section className={styles.remainder} id="remainder">
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.words}>“{firstMessageRemainingText}”</p>
      <p className={styles.count}>{count}</p>
      <p>{text}</p>
    </section>
  );
}
