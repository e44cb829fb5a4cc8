import type { ReactNode } from 'react';
import type { Course } from '@/content/course';
import { buildReceiptItems, receiptWords } from '@/content/eveningReceipt';
import heading from '@/components/Heading.module.css';
import styles from './EveningReceipt.module.css';

interface EveningReceiptProps {
  course: Course;
  /** Only the lines about these lessons are printed, below a heading. */
  lessons?: Course['lessons'];
  children?: ReactNode;
}

/** What one evening cost. Each line links to the lesson about it. */
export function EveningReceipt({ course, lessons, children }: EveningReceiptProps) {
  const items = buildReceiptItems(course).filter(
    ({ lesson }) => !lessons || lessons.includes(lesson),
  );
  const words = receiptWords[course.language];
  return (
    <div className={styles.receipt}>
      {lessons && <h2 className={heading.sans}>{words.title}</h2>}
      <ol role="list">
        {items.map(({ at, time, text, amount, number, lesson }) => (
          <li key={at}>
            <a className={styles.line} href={lesson.url}>
              <span className={styles.time}>{time}</span>{' '}
              <span className={styles.text}>{text}</span>{' '}
              <span className={styles.lesson}>
                {words.lesson} {number}
              </span>{' '}
              <span className={styles.amount}>{amount}</span>
            </a>
          </li>
        ))}
      </ol>
      {children}
    </div>
  );
}
