import { fillTemplate } from '@/components/fillTemplate';
import { parseAmount } from './tableBars';
import styles from './ViewersDrawing.module.css';

const viewersPerRow = 80;

/**
 * A dot for each viewer of a stream; the one in the ring is the reader.
 *
 * @param viewers as in the text, such as "4,000"
 */
export function ViewersDrawing({ viewers }: { viewers: string }) {
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
    <svg
      className={styles.viewers}
      viewBox={`0 0 ${viewersPerRow * 10} ${rows.length * 10}`}
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {/* Dashes of no length with round caps are dots: one viewer each. */}
      <path stroke="var(--ink-3)" strokeWidth="4" strokeDasharray="0 10" d={rows.join('')} />
      {/* The ring covers the dots next to the reader's. */}
      <g
        fill="var(--page)"
        stroke="var(--rose)"
        strokeWidth="6"
        transform={`translate(${reader.column * 10 + 5} ${reader.row * 10 + 5})`}
      >
        <circle r="16" />
        <path d="M0 0h.01" />
      </g>
    </svg>
  );
}

interface ViewersFigureProps {
  viewers: string;
  caption: string;
}

export function ViewersFigure({ viewers, caption }: ViewersFigureProps) {
  return (
    <figure className={styles.figure}>
      <ViewersDrawing viewers={viewers} />
      <figcaption>{fillTemplate(caption, { viewers })}</figcaption>
    </figure>
  );
}
