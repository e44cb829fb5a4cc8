import type { ChartDimensions } from '../chartDimensions';
import { spreadLabels } from '../labels';
import { endLabelMetrics } from '../layOutLinePanels';
import { type SvgPoint, roundToTenth } from '../seriesStyle';
import styles from '../ResponsiveChart.module.css';

interface LineEndLabelsProps {
  /** SVG coordinates of the last point of each series' line. */
  ends: readonly SvgPoint[];
  /** Label of each series: its name, then optional lines below it. */
  labels: readonly (readonly string[])[];
  top: number;
  height: number;
  size: ChartDimensions;
}

/**
 * Computes the position of each label: beside its line's end, moved up or down where two labels
 * would overlap. If a label is moved, all labels leave room for its leader line, so that they start
 * at the same x coordinate.
 */
function placeLabels({ ends, labels, top, height, size }: LineEndLabelsProps) {
  const { fontSize, gap, gapWithLeader } = endLabelMetrics(size);
  const heights = spreadLabels(
    ends.map(([, y]) => y - top),
    fontSize + 2.5,
    height,
  );
  const placed = ends.flatMap(([end, y], i) => {
    const at = top + (heights[i] ?? 0);
    const [name, ...more] = labels[i] ?? [];
    return name === undefined ? [] : [{ i, end, y, at, isMoved: Math.abs(at - y) > 3, name, more }];
  });
  const distance = placed.some(({ isMoved }) => isMoved) ? gapWithLeader : gap;
  return placed.map((label) => ({ ...label, x: roundToTenth(label.end + distance) }));
}

/**
 * The label of each series beside the last point of its line, or with a leader line to that point
 * if the label was moved.
 */
export function LineEndLabels({
  isMuted,
  ...props
}: LineEndLabelsProps & {
  /** Whether each series is drawn for comparison only. Labels of such series are lighter. */
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
