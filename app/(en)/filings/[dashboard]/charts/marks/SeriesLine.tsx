import { type SvgPoint, roundToTenth, type SeriesStyle } from '../seriesStyle';
import styles from '../WideAndCompactChart.module.css';
import marks from './SeriesMarks.module.css';

const written = ([x, y]: SvgPoint) => `${roundToTenth(x)},${roundToTenth(y)}`;

export function createLinePath(points: readonly SvgPoint[]): string {
  return `M${points.map(written).join('L')}`;
}

interface SeriesLineProps {
  points: readonly SvgPoint[];
  style: SeriesStyle;
  /** Indices of the points whose value is not final or is beyond the end of the value axis. */
  provisionalPoints: readonly number[];
}

/**
 * The line of a series. Segments that start or end at one of the `provisionalPoints` are dotted.
 */
export function SeriesLine({ points, style, provisionalPoints }: SeriesLineProps) {
  const isHint = (to: number) =>
    provisionalPoints.includes(to - 1) || provisionalPoints.includes(to);
  /**
   * Returns the SVG path of the line's dotted segments if `hints` is true, otherwise of its
   * remaining segments.
   */
  const parts = (hints: boolean) =>
    points
      .map((point, to) => {
        const goesOn = to > 0 && isHint(to) === hints;
        const isStart = to + 1 < points.length && isHint(to + 1) === hints;
        return goesOn ? `L${written(point)}` : isStart ? `M${written(point)}` : '';
      })
      .join('');
  return (
    <>
      <path
        className={marks[style.weight ?? 'line']}
        d={parts(false)}
        stroke={style.color}
        strokeDasharray={style.dash}
      />
      {provisionalPoints.length > 0 && (
        <path className={styles.dotted} d={parts(true)} stroke={style.color} />
      )}
    </>
  );
}
