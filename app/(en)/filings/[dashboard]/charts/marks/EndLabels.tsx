import { fontSize, textWidth } from '../frame';
import { spread } from '../labels';
import { type Point, round } from '../palette';
import type { Box } from '../settle';
import styles from '../Chart.module.css';

interface EndLabelsProps {
  /** Where each series ends. */
  ends: readonly Point[];
  /** Its name, and what else stands below it. */
  labels: readonly (readonly string[])[];
  top: number;
  height: number;
}

/** Where each is put: beside its end, moved until no two touch. */
function placed({ ends, labels, top, height }: EndLabelsProps) {
  const heights = spread(
    ends.map(([, y]) => y - top),
    fontSize + 1.5,
    height,
  );
  return ends.flatMap(([end, y], i) => {
    const at = top + (heights[i] ?? 0);
    const isMoved = Math.abs(at - y) > 3;
    const [name, ...more] = labels[i] ?? [];
    return name === undefined
      ? []
      : [{ i, end, y, at, isMoved, x: round(end + (isMoved ? 18 : 12)), name, more }];
  });
}

/** The name of each series beside its end. */
export function EndLabels({
  quiet,
  ...props
}: EndLabelsProps & {
  /** What the chart is not about, but for comparison. */
  quiet: readonly boolean[];
}) {
  return placed(props).map(({ i, end, y, at, isMoved, x, name, more }) => (
    <g key={name}>
      {isMoved && (
        <path
          className={styles.leader}
          d={`M${round(end + 7)},${round(y)}L${round(end + 15)},${round(at)}`}
        />
      )}
      <text className={quiet[i] ? undefined : styles.label} x={x} y={round(at)} dy=".34em">
        {name}
        {more.map((line) => (
          <tspan key={line} className={styles.name} x={x} dy="1.2em">
            {line}
          </tspan>
        ))}
      </text>
    </g>
  ));
}

export function endLabelBoxes(props: EndLabelsProps): Box[] {
  return placed(props).map(({ end, at, x, name, more }) => ({
    x: end + 4,
    y: at - fontSize / 2,
    width: x - end + Math.max(...[name, ...more].map((line) => textWidth(line))),
    height: (1 + 1.2 * more.length) * fontSize,
  }));
}
