import { creatorGuidelines, messageCount } from '@/content/creatorGuidelines';
import styles from './Remainder.module.css';

const { title, count, text } = creatorGuidelines.finding;

/** The words that no chapter struck, set like a finding. */
export function Remainder() {
  return (
    <section className={styles.remainder} id="remainder">
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.words}>“{messageCount.remainder}”</p>
      <p className={styles.count}>{count}</p>
      <p>{text}</p>
    </section>
  );
}
