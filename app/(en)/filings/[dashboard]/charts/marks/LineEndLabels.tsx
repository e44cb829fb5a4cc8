import type { PanelMarkProps } from '../ChartDrawingProps';
import { spreadLabels } from '../labels';
import { getEndLabelMetrics } from '../layOutPanels';
import { getSeriesStyle, roundToTenth } from '../seriesStyle';
import { createLinePath } from './paths';
import styles from '../ResponsiveChart.module.css';

/**
 * Names where lines end or, in a stacked chart, midway up an area's right edge. Those that would
 * overlap are moved apart; if one is moved, all leave room for a leader, so that they align. A
 * series that is drawn for comparison only has a lighter label.
 */
export function LineEndLabels({ data, plot, size }: PanelMarkProps) {
  const { lines, solidLines, endLabels, indices, height } = plot;
  const ends = solidLines.map((points, i) => {
    const last = points.findLastIndex(Boolean);
    const [x, y] = points[last] ?? [0, 0];
    const below = lines[i - 1]?.[last]?.[1] ?? height;
    return { x, y: data.kind === 'stacked-area' ? (y + below) / 2 : y };
  });
  const { fontSize, gap, gapWithLeader } = getEndLabelMetrics(size);
  const levels = spreadLabels(
    ends.map(({ y }) => y),
    fontSize + 2.5,
    height,
  );
  const isMoved = ends.map(({ y }, i) => Math.abs((levels[i] ?? 0) - y) > 3);
  const distance = isMoved.includes(true) ? gapWithLeader : gap;
  return endLabels.map(([name, ...more], i) => {
    const end = ends[i] ?? { x: 0, y: 0 };
    const [x, y] = [roundToTenth(end.x + distance), roundToTenth(levels[i] ?? 0)];
    const isThin = getSeriesStyle(data, indices[i] ?? i).weight === 'thin';
    return (
      <g key={name}>
        {isMoved[i] && (
          <path
            className={styles.leader}
            d={createLinePath([
              [end.x + 5, end.y],
              [x - 3, y],
            ])}
          />
        )}
        <text
          className={isThin ? undefined : styles.valueLabel}
          fontSize={size.compact ? '.84em' : undefined}
          x={x}
          y={y}
          dy=".34em"
        >
          {name}
          {more.map((line) => (
            <tspan key={line} className={styles.lightLabel} x={x} dy="1.2em">
              {line}
            </tspan>
          ))}
        </text>
      </g>
    );
  });
}
