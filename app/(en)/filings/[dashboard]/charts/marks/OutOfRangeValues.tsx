import { formatValue } from '@/content/format';
import styles from '../Chart.module.css';
import type { Plot } from '../lineLayout';
import { type Point, round } from '../palette';

interface Caption {
  text: string;
  at: Point;
}

/** The values beyond the end of the axis. */
function outOfRangeValues({ data: { series, left }, lines, range }: Plot): Caption[] {
  return series.flatMap(({ values }, one) =>
    values.flatMap((value, i) => {
      const at = lines[one]?.[i];
      return at && value > range.max && range.max > range.min
        ? [{ text: formatValue(value, left), at }]
        : [];
    }),
  );
}

/** To the left of its point, under a sign that it lies higher than it is drawn. */
export function OutOfRangeValues({ plot }: { plot: Plot }) {
  return outOfRangeValues(plot).map(({ text, at: [x, y] }) => (
    <g key={x}>
      <path className={styles.leader} d={`M${round(x - 5)},${round(y - 12)}l5,-5l5,5`} />
      <text
        className={styles.valueLabel}
        x={round(x - 12)}
        y={round(y)}
        dy=".34em"
        textAnchor="end"
      >
        {text}
      </text>
    </g>
  ));
}
