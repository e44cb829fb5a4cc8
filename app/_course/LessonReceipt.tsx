import type { Course, Lesson } from '@/content/course';
import { buildReceiptItems, receiptWords } from '@/content/eveningReceipt';
import typography from '@/components/Typography.module.css';
import styles from './EveningReceipt.module.css';

/** The lines of the evening's receipt that a lesson is about, if there are any. */
export function LessonReceipt({ course, lesson }: { course: Course; lesson: Lesson }) {
  const items = buildReceiptItems(course).filter((item) => item.lesson === lesson);
  if (items.length === 0) return null;
  return (
    <div className={styles.receipt}>
      {items.map(({ at, time, text, amount }) => (
        <p key={at} className={styles.line}>
          <span className={styles.time}>{time}</span> <span>{text}</span>{' '}
          <span className={styles.amount}>{amount}</span>
        </p>
      ))}
      <p className={typography.small}>
        <a href={`${course.url}#receipt`}>{receiptWords[course.language].title}</a>
      </p>
    </div>
  );
}
