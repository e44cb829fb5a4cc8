import { formatValue } from '@/content/format';
import styles from '../ChartPicture.module.css';
import type { LinePanel } from '../layOutLinePanels';
import { type Point, roundToTenth } from '../seriesStyle';

interface Caption {
  text: string;
  at: Point;
}

/** The values beyond the end of the axis. */
function findOutOfRangeValues({ data: { series, left }, lines, range }: LinePanel): Caption[] {
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
export function OutOfRangeLabels({ plot }: { plot: LinePanel }) {
  return findOutOfRangeValues(plot).map(({ text, at: [x, y] }) => (
    <g key={x}>
      <path
        className={styles.leader}
        d={`M${roundToTenth(x - 5)},${roundToTenth(y - 12)}l5,-5l5,5`}
      />
      <text
        className={styles.valueLabel}
        x={roundToTenth(x - 12)}
        y={roundToTenth(y)}
        dy=".34em"
        textAnchor="end"
      >
        {text}
      </text>
    </g>
  ));
}
