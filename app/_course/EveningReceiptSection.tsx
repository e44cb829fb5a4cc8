import type { Course } from '@/content/course';
import { buildReceiptItems, createReceiptTotals, receiptWords } from '@/content/eveningReceipt';
import section from '@/components/Section.module.css';
import typography from '@/components/Typography.module.css';
import styles from './EveningReceipt.module.css';

/** What one evening cost. Each line links to the lesson about it. */
export function EveningReceiptSection({ course }: { course: Course }) {
  const words = receiptWords[course.language];
  return (
    <section className={styles.receipt} id="receipt">
      <div className={section.head}>
        <h2>{words.title}</h2>
        <p className={typography.small}>{words.note}</p>
      </div>
      <ol role="list">
        {buildReceiptItems(course).map(({ at, time, text, amount, lesson }) => (
          <li key={at}>
            <a className={styles.line} href={lesson.url} hrefLang={lesson.language}>
              <span className={styles.time}>{time}</span>{' '}
              <span className={styles.text}>{text}</span>{' '}
              <span className={styles.lesson}>
                {words.lesson} {lesson.number}
              </span>{' '}
              <span className={styles.amount}>{amount ?? words.noCharge}</span>
            </a>
          </li>
        ))}
      </ol>
      <dl className={styles.totals}>
        {createReceiptTotals(course).map(({ term, text }) => (
          <div key={term} className={styles.total}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
