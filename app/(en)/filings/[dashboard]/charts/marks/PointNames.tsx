import type { PanelMarkProps } from '../ChartDrawingProps';
import { estimateTextWidth } from '../chartDimensions';
import { getEndLabelMetrics } from '../layOutPanels';
import styles from '../ResponsiveChart.module.css';
import { roundToTenth } from '../seriesStyle';

/** In a combined chart, the upper series has its name above its first points, and others below. */
export function PointNames({ plot, size }: PanelMarkProps) {
  const starts = plot.lines.map((points) => points.find((point) => point)?.[1] ?? 0);
  const { fontSize } = getEndLabelMetrics(size);
  return plot.data.series.map(({ label }, one) => {
    const points = (plot.lines[one] ?? []).filter((point) => point !== undefined);
    const side = starts[one] === Math.min(...starts) ? -1 : 1;
    const half = estimateTextWidth(label, fontSize) / 2;
    const center = Math.max(points[0]?.[0] ?? 0, half);
    const levels = points.filter(([x]) => x < center + half + 8).map(([, y]) => side * y);
    return (
      <text
        key={label}
        className={styles.valueLabel}
        fontSize={size.compact ? '.84em' : undefined}
        x={roundToTenth(center)}
        y={roundToTenth(side * (Math.max(...levels) + (size.compact ? 16 : 28)))}
        dy=".34em"
        textAnchor="middle"
      >
        {label}
      </text>
    );
  });
}
