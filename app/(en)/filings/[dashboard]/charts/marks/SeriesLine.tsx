import { type SvgPoint, roundToTenth, type SeriesStyle } from '../seriesStyle';
import styles from '../ResponsiveChart.module.css';
import marks from './SeriesMarks.module.css';

const formatPoint = ([x, y]: SvgPoint) => `${roundToTenth(x)},${roundToTenth(y)}`;

export function createLinePath(points: readonly SvgPoint[]): string {
  return `M${points.map(formatPoint).join('L')}`;
}

interface SeriesLineProps {
  points: readonly SvgPoint[];
  style: SeriesStyle;
  /** Indices of the points whose value is not final or is beyond the end of the value axis. */
  provisionalPoints: readonly number[];
}

/** Segments that start or end at one of the `provisionalPoints` are dotted. */
export function SeriesLine({ points, style, provisionalPoints }: SeriesLineProps) {
  const isDotted = (to: number) =>
    provisionalPoints.includes(to - 1) || provisionalPoints.includes(to);
  /**
   * Returns the SVG path of the line's dotted segments if `dotted` is true, otherwise of its
   * remaining segments.
   */
  const createSegmentsPath = (dotted: boolean) =>
    points
      .map((point, to) => {
        const goesOn = to > 0 && isDotted(to) === dotted;
        const isStart = to + 1 < points.length && isDotted(to + 1) === dotted;
        return goesOn ? `L${formatPoint(point)}` : isStart ? `M${formatPoint(point)}` : '';
      })
      .join('');
  return (
    <>
      <path
        className={marks[style.weight ?? 'line']}
        d={createSegmentsPath(false)}
        stroke={style.color}
        strokeDasharray={style.dash}
      />
      {provisionalPoints.length > 0 && (
        <path className={styles.dotted} d={createSegmentsPath(true)} stroke={style.color} />
      )}
    </>
  );
}
