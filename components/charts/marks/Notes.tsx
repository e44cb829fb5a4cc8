import type { ChartData, ChartNote } from '@/content/charts';
import { notedPoints } from '../chart';
import styles from '../Chart.module.css';
import { type Frame, noteSize, textWidth } from '../frame';
import { wrap } from '../labels';
import { linePath } from './Line';
import { type Point, round } from '../palette';
import { type Box, nearest, settle, type Size } from '../settle';

interface NotesProps {
  data: ChartData;
  notes: readonly ChartNote[];
  frame: Frame;
  /** Where the value of a series is drawn. */
  at: (series: number, place: number) => Point;
  /** What a note may not cover, and where it may stand. */
  taken: readonly Box[];
  bounds: Box;
  /** How far from its point the leader starts. */
  rim?: number;
}

const lineHeight = 1.25 * noteSize;

/** A note stands where it belongs, with a leader to its point; in a compact chart, its number does. */
export function Notes({ data, notes, frame, at, taken, bounds, rim = 7 }: NotesProps) {
  const placed: Box[] = [];
  return notedPoints(data, notes).map(({ number, text, series, x }) => {
    const point = at(series, x);
    const forms = frame.compact ? [mark] : textForms(text);
    const box = settle(point, forms, [...taken, ...placed], bounds);
    placed.push(box);
    const { lines } =
      forms.find(({ width, height }) => width === box.width && height === box.height) ?? mark;
    return (
      <g key={number}>
        <path className={styles.leader} d={leader(point, box, rim)} />
        {frame.compact ? (
          <NoteMark number={number} at={[box.x + box.width / 2, box.y + box.height / 2]} />
        ) : (
          <text className={styles.remark} x={round(box.x)} y={round(box.y)}>
            {lines.map((line) => (
              <tspan key={line} x={round(box.x)} dy={line === lines[0] ? '.9em' : '1.25em'}>
                {line}
              </tspan>
            ))}
          </text>
        )}
      </g>
    );
  });
}

interface Form extends Size {
  lines: readonly string[];
}

const mark: Form = { width: 20, height: 20, lines: [] };

/** The note, broken in several ways. */
function textForms(text: string): Form[] {
  return [150, 190, 240, 300].map((room) => {
    const lines = wrap(text, room, noteSize);
    return {
      width: Math.max(...lines.map((line) => textWidth(line, noteSize))),
      height: lines.length * lineHeight,
      lines,
    };
  });
}

/** From the rim of a mark to the note, where they do not touch anyway. */
function leader(point: Point, box: Box, rim: number): string | undefined {
  const end = nearest(point, box);
  const [dx, dy] = [end[0] - point[0], end[1] - point[1]];
  const share = rim / Math.hypot(dx, dy);
  if (share > 0.75) return undefined;
  return linePath([[point[0] + dx * share, point[1] + dy * share], end]);
}

/** The number of a note, which stands below the chart. */
function NoteMark({ number, at: [x, y] }: { number: number; at: Point }) {
  return (
    <g transform={`translate(${round(x)},${round(y)})`}>
      <circle className={styles.note} r="9.5" />
      <text className={styles.noteNumber} textAnchor="middle" dy=".36em">
        {number}
      </text>
    </g>
  );
}
