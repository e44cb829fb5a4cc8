import styles from '../Chart.module.css';
import { type Point, round, seriesStyle } from '../palette';
import marks from './Marks.module.css';
import { fillOf } from './Pattern';

interface AxisTitleProps {
  /** Prefix of the ids of the drawing's patterns. */
  id: string;
  /** The last line stands at the height given. */
  lines: readonly string[];
  /** Indices of the series whose bars the axis measures, where other panels measure others. */
  bars?: readonly number[];
  at: Point;
}

const step = 18;

/** A horizontal title, after swatches of the bars that its axis measures. */
export function AxisTitle({ id, lines, bars = [], at: [x, y] }: AxisTitleProps) {
  return (
    <>
      {bars.map((index, i) => (
        <rect
          key={index}
          className={marks.bar}
          x={round(x + step * i + 1)}
          y={round(y - 11)}
          width="12"
          height="11"
          fill={fillOf(`${id}-${index}`, seriesStyle(index))}
          stroke={seriesStyle(index).color}
        />
      ))}
      <text className={styles.title}>
        {lines.map((line, i) => (
          <tspan
            key={line}
            x={round(x + step * bars.length)}
            y={round(y - (lines.length - 1 - i) * 17)}
          >
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}
