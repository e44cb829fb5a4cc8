import { formatValue } from '@/content/format';
import styles from '../ResponsiveChart.module.css';
import type { PanelMarkProps } from '../ChartDrawingProps';
import type { PanelPlot } from '../plotPanel';
import { roundToTenth } from '../seriesStyle';

function findOutOfRangeValues({ data: { series, left }, lines, range }: PanelPlot) {
  return series.flatMap(({ values }, one) =>
    values.flatMap((value, i) => {
      const at = lines[one]?.[i];
      return at && value !== null && value > range.max && range.max > range.min
        ? [{ text: formatValue(value, left), at }]
        : [];
    }),
  );
}

/** Prints values beyond the end of the axis, above zigzags that say that they are not to scale. */
export function OutOfRangeLabels({ plot }: PanelMarkProps) {
  return findOutOfRangeValues(plot).map(({ text, at: [x, y] }) => (
    <g key={x}>
      {[-6, -1].map((above) => (
        <path
          key={above}
          className={styles.leader}
          d={`M${roundToTenth(x - 13)},${above}${'l4,-3l5,6l4,-3'.repeat(2)}`}
        />
      ))}
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
