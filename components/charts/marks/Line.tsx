import { type Point, round, type SeriesStyle } from '../palette';
import styles from '../Chart.module.css';

export function linePath(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)},${round(y)}`).join('L')}`;
}

/** A line through all points; under it a wider one in the color of the paper, where lines cross. */
export function Line({ points, style }: { points: readonly Point[]; style: SeriesStyle }) {
  const d = linePath(points);
  return (
    <>
      <path className={styles.halo} d={d} />
      <path className={styles.line} d={d} stroke={style.color} strokeDasharray={style.dash} />
    </>
  );
}
