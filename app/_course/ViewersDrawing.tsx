import { fillTemplate } from '@/components/fillTemplate';
import { parseAmount } from './tableBars';
import styles from './ViewersDrawing.module.css';

const viewersPerRow = 80;

interface ViewersDrawingProps {
  /** As in the text, such as "4,000". */
  viewers: string;
  caption: string;
}

/** A dot for each viewer of a stream; the one in the ring is the reader. */
export function ViewersDrawing({ viewers, caption }: ViewersDrawingProps) {
  const count = parseAmount(viewers);
  if (!(count > 0))
    throw new Error(
      `::viewers[${viewers}] is to be drawn as dots, and has no number. Write it such as ::viewers[4,000].`,
    );
  // The reader is in the middle of the crowd.
  const reader = {
    row: Math.floor(count / viewersPerRow / 2),
    column: Math.floor(viewersPerRow * 0.72),
  };
  const rows = Array.from({ length: Math.ceil(count / viewersPerRow) }, (_, i) => {
    const dots = Math.min(viewersPerRow, count - i * viewersPerRow);
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
      <figcaption>{fillTemplate(caption, { viewers })}</figcaption>
    </figure>
  );
}
