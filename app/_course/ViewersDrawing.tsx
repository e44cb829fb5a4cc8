import { toString } from 'hast-util-to-string';
import { fillTemplate } from '@/components/fillTemplate';
import type { Course, Lesson } from '@/content/course';
import { findTableColumn, parseAmount } from './tableBars';
import styles from './ViewersDrawing.module.css';

const lessonId: Lesson['id'] = 'module-1/lesson-2';
/** The table row with the number of viewers; the row below the header is 0. */
const viewersRow = 1;
const viewersPerRow = 80;

/** A dot for each viewer of the lesson's stream; the one in the ring is the reader. */
export function ViewersDrawing({ lesson, words }: { lesson: Lesson; words: Course['words'] }) {
  if (lesson.id !== lessonId) return null;
  const cell = findTableColumn(lesson.nodes, 2)[viewersRow];
  const viewers = cell && parseAmount(toString(cell));
  if (!viewers)
    throw new Error(
      `content/course/<language>/${lessonId}.md: the drawing needs the number of viewers in row ${viewersRow + 1}, column 2 of the table. Add it.`,
    );
  // The reader is in the middle of the crowd.
  const reader = {
    row: Math.floor(viewers / viewersPerRow / 2),
    column: Math.floor(viewersPerRow * 0.72),
  };
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
        <g
          className={styles.reader}
          transform={`translate(${reader.column * 10 + 5} ${reader.row * 10 + 5})`}
        >
          <circle r="16" />
          <path d="M0 0h.01" />
        </g>
      </svg>
      <figcaption>{fillTemplate(words.viewersDrawn, { viewers: toString(cell) })}</figcaption>
    </figure>
  );
}
