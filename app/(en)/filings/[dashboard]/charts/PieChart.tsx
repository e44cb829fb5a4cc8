import { Pie } from '@nivo/pie';
import type { ChartData } from '@/content/charts';
import { formatValue } from '@/content/format';
import type { ChartProps } from './ChartProps';
import styles from './Chart.module.css';
import { type ChartSize, noteSize, textWidth } from './chartSize';
import { wrap } from './labels';
import { NoteMark } from './marks/NoteMark';
import { fillOf, Pattern } from './marks/Pattern';
import { HitArea } from './marks/HitArea';
import { type NotedPoint, notedPoints } from './notedPoints';
import { type Point, round, seriesStyle } from './palette';
import { staticNivoProps } from './staticNivoProps';

const lineHeight = 18;

/** A whole and its parts, which are the first series. */
export function PieChart({ id, data, notes, size }: ChartProps) {
  const slices = data.x.values.map((name, place) => ({
    id: name,
    value: data.series[0]?.values[place] ?? 0,
  }));
  const noted = notedPoints(data, notes);
  const margin = size.compact
    ? { top: 62, right: 90, bottom: 48, left: 90 }
    : { top: 96, right: 30, bottom: 48, left: 30 };
  return (
    <Pie
      width={size.width}
      height={size.height}
      margin={margin}
      {...staticNivoProps}
      data={slices}
      sortByValue={false}
      activeOuterRadiusOffset={0}
      layers={[
        ({ dataWithArc, centerX, centerY, radius, arcGenerator }) => {
          const drawn = dataWithArc.map(({ arc }, i) => {
            const angle = (arc.startAngle + arc.endAngle) / 2;
            return {
              path: (arcGenerator(arc) ?? '').replace(
                /\d+\.\d+/g,
                (figure) => `${round(Number(figure))}`,
              ),
              middle: [Math.sin(angle), -Math.cos(angle)] as const,
              label: labelOf(
                data,
                i,
                angle,
                radius,
                size,
                noted.find(({ x }) => x === i),
              ),
            };
          });
          return (
            <g transform={`translate(${round(centerX)},${round(centerY)})`}>
              {drawn.map(({ path, label }, i) => (
                <Slice key={label.value} id={`${id}-${i}`} index={i} path={path} label={label} />
              ))}
              {drawn.map(({ path, middle: [x, y], label }, i) => (
                <HitArea
                  key={label.value}
                  index={i}
                  points={[
                    [(x * radius) / 2, (y * radius) / 2],
                    [x * radius, y * radius],
                  ]}
                  area={path}
                  line={path}
                />
              ))}
            </g>
          );
        },
      ]}
    />
  );
}

interface Label {
  value: string;
  lines: readonly string[];
  /** What is noted of the slice: in words, or by its number. */
  noteLines: readonly string[];
  number?: number;
  toRight: boolean;
  /** Where it starts or ends, and how high its first line is. */
  at: Point;
}

/**
 * The name of a slice and its value, beside its middle, and what is noted of it; its lines grow away
 * from the pie.
 */
function labelOf(
  data: ChartData,
  place: number,
  angle: number,
  radius: number,
  size: ChartSize,
  note?: NotedPoint,
): Label {
  const x = Math.sin(angle) * (radius + 14);
  const room = size.width / 2 - Math.abs(x) - 2;
  const lines = wrap(data.x.values[place] ?? '', Math.min(150, room), 15);
  const noteLines = note && !size.compact ? wrap(note.text, Math.min(210, room), noteSize) : [];
  const height = (lines.length + noteLines.length) * lineHeight;
  return {
    value: formatValue(data.series[0]?.values[place] ?? 0, data.left),
    lines,
    noteLines,
    number: size.compact ? note?.number : undefined,
    toRight: x >= 0,
    at: [x, -Math.cos(angle) * (radius + 14) - (height * (1 + Math.cos(angle))) / 2],
  };
}

interface SliceProps {
  /** Names its pattern. */
  id: string;
  index: number;
  path: string;
  label: Label;
}

function Slice({ id, index, path, label }: SliceProps) {
  const { value, lines, noteLines, number, toRight, at } = label;
  const style = seriesStyle(index);
  const x = round(at[0]);
  const anchor = toRight ? 'start' : 'end';
  return (
    <g>
      <Pattern id={id} style={style} />
      <path className={styles.slice} d={path} fill={fillOf(id, style)} />
      <text className={styles.valueLabel} x={x} y={round(at[1])} dy=".34em" textAnchor={anchor}>
        {value}
        {lines.map((line) => (
          <tspan key={line} className={styles.lightLabel} x={x} dy={lineHeight}>
            {line}
          </tspan>
        ))}
      </text>
      {noteLines.length > 0 && (
        <text
          className={styles.noteText}
          y={round(at[1] + lines.length * lineHeight + 6)}
          textAnchor={anchor}
        >
          {noteLines.map((line) => (
            <tspan key={line} x={x} dy={lineHeight}>
              {line}
            </tspan>
          ))}
        </text>
      )}
      {number !== undefined && (
        <NoteMark
          number={number}
          at={[at[0] + (toRight ? 1 : -1) * (textWidth(value) + 16), at[1]]}
        />
      )}
    </g>
  );
}
