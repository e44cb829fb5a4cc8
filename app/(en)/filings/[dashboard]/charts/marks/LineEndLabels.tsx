import type { ChartDimensions } from '../chartDimensions';
import { spreadLabels } from '../labels';
import { endLabelMetrics } from '../layOutLinePanels';
import { type SvgPoint, roundToTenth } from '../seriesStyle';
import styles from '../ResponsiveChart.module.css';

interface LineEndLabelsProps {
  ends: readonly SvgPoint[];
  labels: readonly (readonly string[])[];
  top: number;
  height: number;
  size: ChartDimensions;
}

/**
 * Beside the line's end, moved apart where labels would overlap. If one moves, all leave room for
 * leaders, so that they align.
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

export function LineEndLabels({
  isMuted,
  ...props
}: LineEndLabelsProps & {
  /** Series drawn for comparison only have lighter labels. */
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
