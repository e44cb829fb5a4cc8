import { formatValue } from '@/content/format';
import styles from '../WideAndCompactChart.module.css';
import type { LinePanel } from '../layOutLinePanels';
import { type SvgPoint, roundToTenth } from '../seriesStyle';

interface Caption {
  text: string;
  at: SvgPoint;
}

/**
 * Returns the values beyond the end of the value axis, each with the point at which it is drawn.
 */
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

/**
 * Prints each value beyond the end of the value axis left of its point, and draws an arrowhead that
 * points up above the point.
 */
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
