import type { ChartDimensions } from '../chartDimensions';
import { spreadLabels } from '../labels';
import { getEndLabelMetrics } from '../layOutPanels';
import { type SvgPoint, roundToTenth } from '../seriesStyle';
import styles from '../ResponsiveChart.module.css';

interface LineEndLabelsProps {
  ends: readonly SvgPoint[];
  labels: readonly (readonly string[])[];
  height: number;
  size: ChartDimensions;
}

/**
 * Places labels beside the ends of lines, and moves labels apart that would overlap. If one is
 * moved, all leave room for a leader, so that they align.
 */
function placeLabels({ ends, labels, height, size }: LineEndLabelsProps) {
  const { fontSize, gap, gapWithLeader } = getEndLabelMetrics(size);
  const heights = spreadLabels(
    ends.map(([, y]) => y),
    fontSize + 2.5,
    height,
  );
  const placed = ends.flatMap(([end, y], i) => {
    const at = heights[i] ?? 0;
    const [name, ...more] = labels[i] ?? [];
    return name === undefined ? [] : [{ i, end, y, at, isMoved: Math.abs(at - y) > 3, name, more }];
  });
  const distance = placed.some(({ isMoved }) => isMoved) ? gapWithLeader : gap;
  return placed.map((label) => ({ ...label, x: roundToTenth(label.end + distance) }));
}

export function LineEndLabels({
  isMuted,
  ...props
}: LineEndLabelsProps & {
  /** For each series, whether it is drawn for comparison only and has a lighter label. */
  isMuted: readonly boolean[];
}) {
  return placeLabels(props).map(({ i, end, y, at, isMoved, x, name, more }) => (
    <g key={name}>
      {isMoved && (
        <path
          className={styles.leader}
          d={`M${roundToTenth(end + 5)},${roundToTenth(y)}L${roundToTenth(x - 3)},${roundToTenth(at)}`}
        />
      )}
      <text
        className={isMuted[i] ? undefined : styles.valueLabel}
        fontSize={props.size.compact ? '.84em' : undefined}
        x={x}
        y={roundToTenth(at)}
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
  ));
}
