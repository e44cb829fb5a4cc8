import type { Course, Lesson } from '@/content/course';
import { findTableColumn, parseAmount } from './tableBars';
import styles from './ViewersDrawing.module.css';

const lessonId: Lesson['id'] = 'module-1/lesson-2';
/** Index of the table row that has the number of viewers; 0 is the row below the header. */
const viewersRow = 1;
const viewersPerRow = 100;

/**
 * A drawing of the viewers of the lesson's stream as dots, one of which, the reader, has a ring
 * around it.
 */
export function ViewersDrawing({ lesson, words }: { lesson: Lesson; words: Course['words'] }) {
  if (lesson.id !== lessonId) return null;
  const viewers = parseAmount(findTableColumn(lesson.html, 2).cells.eq(viewersRow).text());
  if (!viewers)
    throw new Error(
      `content/course/<language>/${lessonId}.md: the table needs the number of viewers in row ${viewersRow + 1}, column 2, for the drawing of them.`,
    );
  const rows = Array.from({ length: Math.ceil(viewers / viewersPerRow) }, (_, i) => {
    const dots = Math.min(viewersPerRow, viewers - i * viewersPerRow);
    return `M5 ${i * 10 + 5}h${dots * 10 - 9}`;
  });
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.viewers}
        viewBox={`0 0 ${viewersPerRow * 10} ${rows.length * 10}`}
        aria-hidden="true"
      >
        <path className={styles.dots} d={rows.join('')} />
        <circle className={styles.reader} cx="725" cy="235" r="14" />
      </svg>
      <figcaption className={styles.caption}>{words.viewersDrawn}</figcaption>
    </figure>
  );
}
