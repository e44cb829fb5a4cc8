import styles from '../Chart.module.css';
import { type Point, round } from '../palette';

/** The number of a note, which stands below the chart. */
export function NoteMark({ number, at: [x, y] }: { number: number; at: Point }) {
  return (
    <g transform={`translate(${round(x)},${round(y)})`}>
      <circle className={styles.noteDisk} r="9.5" />
      <text className={styles.noteNumber} textAnchor="middle" dy=".36em">
        {number}
      </text>
    </g>
  );
}
