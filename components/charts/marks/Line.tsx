import { type Point, round, type SeriesStyle } from '../palette';
import styles from '../Chart.module.css';
import marks from './Marks.module.css';

export function linePath(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)},${round(y)}`).join('L')}`;
}

interface LineProps {
  points: readonly Point[];
  style: SeriesStyle;
  /** How many of its last points were not over when they were counted. */
  unfinished?: number;
}

/** A line through all points: dotted to those that are not final. */
export function Line({ points, style, unfinished = 0 }: LineProps) {
  const whole = points.length - unfinished;
  return (
    <>
      <path
        className={marks[style.weight ?? 'line']}
        d={linePath(points.slice(0, whole))}
        stroke={style.color}
        strokeDasharray={style.dash}
      />
      {unfinished > 0 && (
        <path
          className={styles.unfinished}
          d={linePath(points.slice(whole - 1))}
          stroke={style.color}
        />
      )}
    </>
  );
}
