import { estimateTextWidth } from '../chartDimensions';
import { getEndLabelMetrics } from '../layOutPanels';
import type { PanelMarkProps } from '../ChartDrawingProps';
import type { PanelPlot } from '../plotPanel';
import { roundToTenth, type SvgPoint } from '../seriesStyle';
import styles from '../ResponsiveChart.module.css';

const { fontSize } = getEndLabelMetrics({ compact: true });

/** The distance between the middle of a name and its line. */
const distance = 11;

/** The gap, in SVG units, between a point and the name to its right, clear of the crosshair. */
const indent = 5;

/** If end labels have no room, prints names inside the plot, along the lines. */
export function LineNames({ plot }: PanelMarkProps) {
  return plot.data.series.map(({ id, label }, one) => {
    const place = findPlace(plot, one, indent + estimateTextWidth(label, fontSize));
    return (
      place && (
        <text
          key={id}
          className={styles.footLabel}
          fontSize=".84em"
          x={roundToTenth(place[0] + indent)}
          y={roundToTenth(place[1])}
          dy=".34em"
        >
          {label}
        </text>
      )
    );
  });
}

/** The place closest along its own line, clear of other lines and, if possible, of grid lines. */
function findPlace(
  { lines: withGaps, ticks, toY, width, height }: PanelPlot,
  one: number,
  length: number,
) {
  const lines = withGaps.map((points) => points.filter((point) => point !== undefined));
  const own = lines[one] ?? [];
  return own
    .filter(([start]) => start + length <= width)
    .flatMap(([start]) => {
      const levels = sampleLevels(own, start, length);
      return [0, 3, 6, 9]
        .flatMap((more) => [
          Math.min(...levels) - distance - more,
          Math.max(...levels) + distance + more,
        ])
        .map((level) => {
          const isOnGrid = ticks.some((tick) => Math.abs(toY(tick) - level) < 0.65 * fontSize);
          const gaps = levels.map((other) => Math.abs(other - level));
          const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
          const isClear = lines.every((points, i) =>
            sampleLevels(points, start, length).every(
              (other) => i === one || Math.abs(other - level) > distance + 2,
            ),
          );
          return { at: [start, level] as const, isClear, cost: mean + (isOnGrid ? 12 : 0) };
        });
    })
    .filter(({ at: [, level], isClear }) => isClear && level > 0 && level < height)
    .sort((a, b) => a.cost - b.cost)[0]?.at;
}

/** The levels of a line above or below a horizontal text. */
function sampleLevels(points: readonly SvgPoint[], start: number, length: number): number[] {
  return points
    .flatMap(([x0, y0], i) => {
      const [x1, y1] = points[i + 1] ?? [x0, y0];
      return [0, 0.25, 0.5, 0.75].map((t): SvgPoint => [x0 + t * (x1 - x0), y0 + t * (y1 - y0)]);
    })
    .filter(([x]) => x >= start && x <= start + length)
    .map(([, level]) => level);
}
