import { fontSize } from '../frame';
import { spread } from '../labels';
import { type Point, round } from '../palette';
import styles from '../Chart.module.css';

interface EndLabelsProps {
  /** Where each series ends. */
  ends: readonly Point[];
  labels: readonly string[];
  height: number;
}

/** The name of each series beside its end, moved until no two names touch. */
export function EndLabels({ ends, labels, height }: EndLabelsProps) {
  const heights = spread(
    ends.map(([, y]) => y),
    fontSize + 1.5,
    height,
  );
  return ends.map(([x, y], i) => {
    const at = heights[i] ?? y;
    return (
      <g key={labels[i]}>
        {Math.abs(at - y) > 3 && (
          <path
            className={styles.leader}
            d={`M${round(x + 7)},${round(y)}L${round(x + 15)},${round(at)}`}
          />
        )}
        <text
          className={styles.label}
          x={round(x + (Math.abs(at - y) > 3 ? 18 : 12))}
          y={round(at)}
          dy=".34em"
        >
          {labels[i]}
        </text>
      </g>
    );
  });
}
