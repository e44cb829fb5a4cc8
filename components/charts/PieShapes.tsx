import type { ChartData, ChartNote } from '@/content/charts';
import { formatValue } from '@/content/format';
import { notedPoints } from './chart';
import { textWidth } from './frame';
import { wrap } from './labels';
import { fillOf, Pattern } from './marks/Pattern';
import { NoteMark } from './marks/NoteMark';
import { type Point, round, seriesStyle } from './palette';
import styles from './Chart.module.css';

const lineHeight = 18;

interface PieShapesProps {
  id: string;
  data: ChartData;
  notes: readonly ChartNote[];
  center: Point;
  radius: number;
  /** Outline of each slice, and the direction of its middle: clockwise from the top, in radians. */
  slices: readonly { path: string; angle: number }[];
  /** Whether there is room for names beside the slices; the values always stand there. */
  named: boolean;
}

export function PieShapes({ id, data, notes, center, radius, slices, named }: PieShapesProps) {
  const marks = notedPoints(data, notes);
  return (
    <g transform={`translate(${round(center[0])},${round(center[1])})`}>
      {slices.map(({ path, angle }, i) => {
        const style = seriesStyle(i);
        const value = formatValue(data.series[0]?.values[i] ?? 0, data.left);
        const names = named ? wrap(data.x.values[i] ?? '', 150) : [];
        const x = Math.sin(angle) * (radius + 14);
        // The lines of a label grow away from the middle of the pie.
        const rise = (names.length * lineHeight * (1 + Math.cos(angle))) / 2;
        const y = -Math.cos(angle) * (radius + 14) - rise;
        const toRight = x >= 0;
        const note = marks.find((mark) => mark.x === i);
        return (
          <g key={data.x.values[i]}>
            <Pattern id={`${id}-${i}`} style={style} />
            <path
              className={styles.slice}
              d={path.replace(/\d+\.\d+/g, (number) => `${round(Number(number))}`)}
              fill={fillOf(`${id}-${i}`, style)}
            />
            <text
              className={styles.value}
              x={round(x)}
              y={round(y)}
              dy=".34em"
              textAnchor={toRight ? 'start' : 'end'}
            >
              {value}
              {names.map((line) => (
                <tspan key={line} className={styles.name} x={round(x)} dy={lineHeight}>
                  {line}
                </tspan>
              ))}
            </text>
            {note && (
              <NoteMark
                number={note.number}
                at={[x + (textWidth(value) + 18) * (toRight ? 1 : -1), y]}
              />
            )}
          </g>
        );
      })}
    </g>
  );
}
