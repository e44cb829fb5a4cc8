import type { ChartData } from '@/content/charts';
import { type Point, round } from '../palette';
import styles from '../Chart.module.css';

interface AxisTitlesProps {
  data: ChartData;
  /** Where the title of the left axis starts, and where that of the right one ends. */
  left: Point;
  right: Point;
  /** Where the title of the x axis ends, if it has a unit; names and months explain themselves. */
  below?: Point;
}

/** Titles lie level, so that nobody has to turn the head; each names the series that it measures. */
export function AxisTitles({ data, left, right, below }: AxisTitlesProps) {
  return (
    <>
      <text className={styles.title} x={round(left[0])} y={round(left[1])}>
        {data.left.label}
      </text>
      {data.right && (
        <text className={styles.title} x={round(right[0])} y={round(right[1])} textAnchor="end">
          {data.right.label}
        </text>
      )}
      {below && data.x.unit && (
        <text className={styles.title} x={round(below[0])} y={round(below[1])} textAnchor="end">
          {data.x.label}
        </text>
      )}
    </>
  );
}
