import type { Course, Lesson } from '@/content/course';
import { buildReceiptItems, receiptWords } from '@/content/eveningReceipt';
import styles from './LessonSection.module.css';

/**
 * The lines of the evening's receipt that a lesson is about, if there are any. In a `figure`, because
 * reader modes drop a `div` that is mostly a link.
 */
export function LessonReceipt({ course, lesson }: { course: Course; lesson: Lesson }) {
  const items = buildReceiptItems(course).filter((item) => item.lesson === lesson);
  if (items.length === 0) return null;
  const words = receiptWords[course.language];
  return (
    <figure className={styles.strip}>
      <p>
        <a href={`${course.url}#receipt`}>{words.title}</a>
      </p>
      <ul>
        {items.map(({ at, time, text, amount }) => (
          <li key={at}>
            <span>{time}</span> <span>{text}</span> <span>{amount ?? words.noCharge}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
