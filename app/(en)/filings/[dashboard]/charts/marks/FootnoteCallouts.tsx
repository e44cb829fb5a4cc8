import styles from '../ResponsiveChart.module.css';
import type { ChartDrawingProps } from '../ChartDrawingProps';
import { maxNoteFontSize } from '../chartDimensions';
import { wrapLabel } from '../labels';
import { createLinePath } from './paths';
import { type SvgPoint, roundToTenth } from '../seriesStyle';
import {
  type NotePlacement,
  noteLineHeight,
  noteNumberRadius,
  numberNotes,
  placeBesidePoint,
  placeNumberBesidePoint,
} from '../notePlacements';

interface FootnoteCalloutsProps extends Pick<ChartDrawingProps, 'data' | 'notes' | 'size'> {
  /** The place in the drawing from which points are measured. */
  origin: SvgPoint;
  /** The point of the value that a note is on; the leader starts near this point. */
  getPoint: (series: number, index: number, placement?: NotePlacement) => SvgPoint | undefined;
  /** The gap between the point and the leader. */
  rim?: number;
  /** The distance from the point to the center of the number, if the number has no place of its own. */
  numberDistance?: number;
}

/** Prints each footnote, or only its number in a compact chart, with a leader line to the point. */
export function FootnoteCallouts({
  data,
  notes,
  size,
  origin,
  getPoint,
  rim = 10.5,
  numberDistance = 25,
}: FootnoteCalloutsProps) {
  return numberNotes(data, notes).map(({ number, series, x, note }) => {
    const point = getPoint(series, x, note.placement);
    if (!point)
      throw new Error(
        `The footnote “${note.text}” is on the series "${note.series}" at "${note.x}", which has no value. Correct it in content/datasets.`,
      );
    const place: SvgPoint = [origin[0] + point[0], origin[1] + point[1]];
    const placement = note.placement ?? placeBesidePoint(note.text, place, size);
    const { dx, dy } = size.compact
      ? (placement.compactNumberOffset ?? placeNumberBesidePoint(place, numberDistance, size))
      : placement;
    const end: SvgPoint = [point[0] + dx, point[1] + dy];
    // Eight units clear of a text beside the point, however steep the leader is.
    const isBeside = !size.compact && isBesidePoint(placement);
    const aim: SvgPoint = isBeside ? [end[0] - 7 * Math.sign(dx), end[1]] : end;
    return (
      <g key={number}>
        <path
          className={styles.leader}
          d={createLeaderPath(point, aim, rim, size.compact ? noteNumberRadius : isBeside ? 1 : 5)}
        />
        {rim === 0 && (
          <circle
            className={styles.noteDisk}
            cx={roundToTenth(point[0])}
            cy={roundToTenth(point[1])}
            r="3.5"
          />
        )}
        {size.compact ? (
          <FootnoteNumberMark number={number} at={end} />
        ) : (
          <FootnoteText text={note.text} placement={placement} at={end} />
        )}
      </g>
    );
  });
}

/** From `rim` units off the point to `edge` units before the note; undefined if shorter than 6. */
function createLeaderPath(
  point: SvgPoint,
  end: SvgPoint,
  rim: number,
  edge: number,
): string | undefined {
  const [dx, dy] = [end[0] - point[0], end[1] - point[1]];
  const length = Math.hypot(dx, dy);
  if (length - rim - edge < 6) return undefined;
  const along = (distance: number): SvgPoint => [
    point[0] + (dx * distance) / length,
    point[1] + (dy * distance) / length,
  ];
  return createLinePath([along(rim), along(length - edge)]);
}

interface FootnoteTextProps {
  text: string;
  placement: NotePlacement;
  at: SvgPoint;
}

/** Centered at the end of the leader if it is beside the point; otherwise above or below it. */
function FootnoteText({ text, placement, at: [x, y] }: FootnoteTextProps) {
  const { dx, dy, width } = placement;
  const lines = wrapLabel(text, width, maxNoteFontSize);
  const isBeside = isBesidePoint(placement);
  // The share of the text that is above the leader's end.
  const share = isBeside ? 0.5 : dy < 0 ? 1 : 0;
  // A line of text reaches from .78em above the baseline to .2em below.
  const first = 0.78 - share * (noteLineHeight * (lines.length - 1) + 0.98);
  return (
    <text
      className={styles.noteText}
      textAnchor={isBeside ? (dx > 0 ? 'start' : 'end') : 'middle'}
      y={roundToTenth(y)}
    >
      {lines.map((line, i) => (
        <tspan
          key={line}
          x={roundToTenth(x)}
          dy={`${i === 0 ? roundToTenth(100 * first) / 100 : noteLineHeight}em`}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** Whether a note is left or right of the point, rather than above or below. */
export function isBesidePoint({ dx }: NotePlacement): boolean {
  return Math.abs(dx) >= 12;
}

/** The list below a compact chart has the note's text under the same number. */
export function FootnoteNumberMark({ number, at: [x, y] }: { number: number; at: SvgPoint }) {
  return (
    <g transform={`translate(${roundToTenth(x)},${roundToTenth(y)})`}>
      <circle className={styles.noteDisk} r={noteNumberRadius} />
      <text className={styles.noteNumber} textAnchor="middle" dy=".36em">
        {number}
      </text>
    </g>
  );
}
