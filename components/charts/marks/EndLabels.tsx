import { fontSize } from '../frame';
import { spread } from '../labels';
import { type Point, round } from '../palette';
import styles from '../Chart.module.css';

interface EndLabelsProps {
  /** Where each series ends. */
  ends: readonly Point[];
  /** Its name, and what else stands below it. */
  labels: readonly (readonly string[])[];
  /** What the chart is not about, but for comparison. */
  quiet: readonly boolean[];
  top: number;
  height: number;
}

/** The name of each series beside its end, moved until no two names touch. */
export function EndLabels({ ends, labels, quiet, top, height }: EndLabelsProps) {
  const heights = spread(
    ends.map(([, y]) => y - top),
    fontSize + 1.5,
    height,
  ).map((y) => y + top);
  return ends.map(([end, y], i) => {
    const at = heights[i] ?? y;
    const isMoved = Math.abs(at - y) > 3;
    const x = round(end + (isMoved ? 18 : 12));
    const [name, ...more] = labels[i] ?? [];
    if (name === undefined) return null;
    return (
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
    );
  });
}
