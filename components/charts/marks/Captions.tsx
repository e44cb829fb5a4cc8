import styles from '../Chart.module.css';
import { noteSize, textWidth } from '../frame';
import type { Plot } from '../lineLayout';
import { type Point, round } from '../palette';
import type { Box } from '../settle';

interface Caption {
  text: string;
  at: Point;
  anchor: 'start' | 'middle' | 'end';
}

/**
 * Above a point that stands higher than those beside it, below one that stands lower, and on the
 * free side of a slope.
 */
function captionsOf({ data, lines }: Plot): Caption[] {
  return data.series.flatMap(({ captions = [] }, one) =>
    captions.map((text, i): Caption => {
      const points = lines[one] ?? [];
      const [x, y] = points[i] ?? [0, 0];
      const [before, after] = [points[i - 1]?.[1], points[i + 1]?.[1]];
      if (before !== undefined && after !== undefined && before < y !== after < y) {
        return before < y
          ? { text, at: [x + 8, y - 5], anchor: 'start' }
          : { text, at: [x - 8, y - 5], anchor: 'end' };
      }
      const isHigh = y < (before ?? after ?? y);
      const at: Point = [x, isHigh ? y - 11 : y + 21];
      if (before === undefined) return { text, at: [x + 2, at[1]], anchor: 'start' };
      return { text, at, anchor: 'middle' };
    }),
  );
}

/** Figures at the points of a line, in small letters. */
export function Captions({ plot }: { plot: Plot }) {
  return captionsOf(plot).map(({ text, at: [x, y], anchor }) => (
    <text key={x} className={styles.remark} x={round(x)} y={round(y)} textAnchor={anchor}>
      {text}
    </text>
  ));
}

const share = { start: 0, middle: 0.5, end: 1 };

export function captionBoxes(plot: Plot): Box[] {
  return captionsOf(plot).map(({ text, at: [x, y], anchor }) => {
    const width = textWidth(text, noteSize);
    return { x: x - width * share[anchor], y: y - noteSize, width, height: noteSize };
  });
}
