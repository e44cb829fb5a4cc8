import { estimateTextWidth } from '../chartDimensions';
import { endLabelMetrics } from '../layOutLinePanels';
import type { LinePlot } from '../plotLinePanel';
import { roundToTenth, type SvgPoint } from '../seriesStyle';
import styles from '../ResponsiveChart.module.css';

const { fontSize } = endLabelMetrics({ compact: true });

/** The least distance between the middle of a name and any line. */
const minDistance = 13;

/** A name starts this far right of a point, clear of the crosshair through the point. */
const indent = 5;

/** If end labels have no room, prints names inside the plot, midway between grid lines. */
export function LineNames({ plot }: { plot: LinePlot }) {
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

/** The leftmost place where a name is nearer to its own line than to any other. */
function findPlace({ lines, ticks, toY, x, width }: LinePlot, one: number, length: number) {
  const middles = ticks.slice(1).map((tick, i) => (toY(tick) + toY(ticks[i] ?? 0)) / 2);
  const own = lines[one] ?? [];
  return own
    .filter(([start]) => start + length <= x + width)
    .flatMap(([start]) =>
      middles
        .map((y) => ({
          at: [start, y] as const,
          distances: lines.map((points) => measureDistance(points, start, length, y)),
        }))
        .sort((a, b) => (a.distances[one] ?? 0) - (b.distances[one] ?? 0)),
    )
    .find(({ distances }) => {
      const nearest = Math.min(...distances);
      return nearest >= minDistance && nearest === distances[one];
    })?.at;
}

/** The least vertical distance between a line and a horizontal text. */
function measureDistance(points: readonly SvgPoint[], start: number, length: number, y: number) {
  const samples = points.flatMap(([x0, y0], i) => {
    const [x1, y1] = points[i + 1] ?? [x0, y0];
    return [0, 0.25, 0.5, 0.75].map((t): SvgPoint => [x0 + t * (x1 - x0), y0 + t * (y1 - y0)]);
  });
  return Math.min(
    ...samples.filter(([x]) => x >= start && x <= start + length).map(([, at]) => Math.abs(at - y)),
  );
}
