import styles from '../Chart.module.css';
import { textWidth } from '../chartSize';
import { type Point, round, seriesStyle } from '../palette';
import { Markers } from './Markers';
import marks from './Marks.module.css';
import { fillOf } from './Pattern';

interface AxisTitleProps {
  /** Names the patterns of the drawing. */
  id: string;
  /** In lines, of which the last stands on the height given. */
  lines: readonly string[];
  /** What the axis measures, where another axis measures the rest: places in the chart's series. */
  bars?: readonly number[];
  points?: readonly number[];
  /** Bars that other marks lie over. */
  translucent?: boolean;
  /** Where it starts, or ends. */
  at: Point;
  ends?: boolean;
}

const step = 18;

/** It lies level, so that nobody has to turn the head, and is led by the marks of what it measures. */
export function AxisTitle({
  id,
  lines,
  bars = [],
  points = [],
  translucent,
  at: [x, y],
  ends,
}: AxisTitleProps) {
  const room = step * (bars.length + points.length);
  const text = ends ? x : x + room;
  const start = ends ? x - Math.max(...lines.map((line) => textWidth(line))) - room : x;
  return (
    <>
      <g transform={`translate(${round(start)},${round(y)})`}>
        {bars.map((index, i) => (
          <rect
            key={index}
            className={translucent ? marks.translucent : marks.bar}
            x={step * i + 1}
            y="-11"
            width="12"
            height="11"
            fill={fillOf(`${id}-${index}`, seriesStyle(index))}
            stroke={seriesStyle(index).color}
          />
        ))}
        {points.map((index, i) => (
          <Markers
            key={index}
            points={[[step * (bars.length + i) + 6, -5]]}
            style={seriesStyle(index)}
            radius={5}
          />
        ))}
      </g>
      <text className={styles.title} textAnchor={ends ? 'end' : undefined}>
        {lines.map((line, i) => (
          <tspan key={line} x={round(text)} y={round(y - (lines.length - 1 - i) * 17)}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}
