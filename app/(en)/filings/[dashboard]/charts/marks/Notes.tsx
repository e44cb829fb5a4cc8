import type { ChartData, ChartNote } from '@/content/charts';
import styles from '../Chart.module.css';
import { type ChartSize, noteSize, textWidth } from '../chartSize';
import { wrap } from '../labels';
import { notedPoints } from '../notedPoints';
import { linePath } from './Line';
import { NoteMark } from './NoteMark';
import { type Point, round } from '../palette';
import { type Box, highCost, nearest, type Obstacle, placeLabel, type Size } from '../placeLabel';

interface NotesProps {
  data: ChartData;
  notes: readonly ChartNote[];
  size: ChartSize;
  /** Where the value of a series is drawn. */
  at: (series: number, place: number) => Point;
  /** What a note may not cover, and where it may stand. */
  taken: readonly Obstacle[];
  bounds: Box;
  /** How far from its point the leader starts, */
  rim?: number;
  /** and whether a ring is drawn there: among many lines it shows which one is meant. Where it starts at the point, it starts with a dot. */
  ring?: boolean;
}

const lineHeight = 1.25 * noteSize;

/** A note stands where it belongs, with a leader to its point; in a compact chart, its number does. */
export function Notes({ data, notes, size, at, taken, bounds, rim = 8, ring }: NotesProps) {
  const placed: Box[] = [];
  // The longest has the fewest places to be.
  const longest = notedPoints(data, notes).sort((a, b) => b.text.length - a.text.length);
  return longest.map(({ number, text, series, x }) => {
    const point = at(series, x);
    const forms = size.compact ? [mark] : textForms(text);
    const box = placeLabel(point, forms, [...taken, ...placed.map(highCost)], bounds);
    placed.push(box);
    const { lines } =
      forms.find(({ width, height }) => width === box.width && height === box.height) ?? mark;
    return (
      <g key={number}>
        {ring && (
          <circle className={styles.leader} cx={round(point[0])} cy={round(point[1])} r={rim} />
        )}
        <path className={styles.leader} d={leader(point, box, rim)} />
        {rim === 0 && (
          <circle className={styles.noteDisk} cx={round(point[0])} cy={round(point[1])} r="3.5" />
        )}
        {size.compact ? (
          <NoteMark number={number} at={[box.x + box.width / 2, box.y + box.height / 2]} />
        ) : (
          <Remark lines={lines} box={box} point={point} />
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
  return [120, 150, 190, 240, 300].map((room) => {
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

interface RemarkProps {
  lines: readonly string[];
  box: Box;
  point: Point;
}

/** Its letters may be smaller than the room kept for them: they keep to the side of their point. */
function Remark({ lines, box, point }: RemarkProps) {
  const [x, y] = nearest(point, box);
  const across = (x - box.x) / box.width;
  const down = (y - box.y) / box.height;
  const anchor = across < 0.3 ? 'start' : across > 0.7 ? 'end' : 'middle';
  const left = { start: box.x, middle: box.x + box.width / 2, end: box.x + box.width }[anchor];
  const first = 0.9 - down * (1.25 * (lines.length - 1) + 1.2);
  return (
    <text className={styles.noteText} textAnchor={anchor} y={round(y)}>
      {lines.map((line, i) => (
        <tspan key={line} x={round(left)} dy={`${i === 0 ? round(first) : 1.25}em`}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
