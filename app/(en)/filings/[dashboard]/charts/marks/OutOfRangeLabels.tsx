import { formatValue } from '@/content/format';
import styles from '../WideAndCompactChart.module.css';
import type { LinePanel } from '../layOutLinePanels';
import { type SvgPoint, roundToTenth } from '../seriesStyle';

interface Caption {
  text: string;
  at: SvgPoint;
}

/** Finds the values beyond the end of the axis and the points at which they are drawn. */
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
 * Prints each value beyond the end of the axis left of its point, with an arrowhead that points up.
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
