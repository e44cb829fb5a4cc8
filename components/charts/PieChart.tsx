import { Pie } from '@nivo/pie';
import type { ChartData } from '@/content/charts';
import { formatValue } from '@/content/format';
import type { ChartProps } from './chart';
import styles from './Chart.module.css';
import { textWidth } from './frame';
import { wrap } from './labels';
import { Notes } from './marks/Notes';
import { fillOf, Pattern } from './marks/Pattern';
import { Place } from './marks/Place';
import { type Point, round, seriesStyle } from './palette';
import { type Box, disk, widen } from './settle';
import { still } from './still';

const lineHeight = 18;

/** A whole and its parts, which are the first series. */
export function PieChart({ id, data, notes, frame }: ChartProps) {
  const slices = data.x.values.map((name, place) => ({
    id: name,
    value: data.series[0]?.values[place] ?? 0,
  }));
  const margin = frame.compact
    ? { top: 62, right: 90, bottom: 48, left: 90 }
    : { top: 60, right: 30, bottom: 48, left: 30 };
  return (
    <Pie
      width={frame.width}
      height={frame.height}
      margin={margin}
      {...still}
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
              label: labelOf(data, i, angle, radius, frame.width / 2),
            };
          });
          return (
            <g transform={`translate(${round(centerX)},${round(centerY)})`}>
              {drawn.map(({ path, label }, i) => (
                <Slice key={label.value} id={`${id}-${i}`} index={i} path={path} label={label} />
              ))}
              <Notes
                data={data}
                notes={notes}
                frame={frame}
                at={(_, place) => {
                  const [x, y] = drawn[place]?.middle ?? [0, 0];
                  return [x * radius, y * radius];
                }}
                taken={[...drawn.map(({ label }) => widen(label.box, 6)), ...disk(radius)]}
                bounds={{
                  x: -margin.left - centerX,
                  y: -margin.top - centerY,
                  width: frame.width,
                  height: frame.height,
                }}
              />
              {drawn.map(({ path, middle: [x, y], label }, i) => (
                <Place
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
  toRight: boolean;
  /** Where it starts or ends, and how high its first line is. */
  at: Point;
  box: Box;
}

/** The name of a slice and its value, beside its middle; its lines grow away from the pie. */
function labelOf(
  data: ChartData,
  place: number,
  angle: number,
  radius: number,
  room: number,
): Label {
  const value = formatValue(data.series[0]?.values[place] ?? 0, data.left);
  const x = Math.sin(angle) * (radius + 14);
  const width = Math.min(150, room - Math.abs(x) - 2);
  const lines = wrap(data.x.values[place] ?? '', width, 15);
  const y =
    -Math.cos(angle) * (radius + 14) - (lines.length * lineHeight * (1 + Math.cos(angle))) / 2;
  const widest = Math.max(...[value, ...lines].map((line) => textWidth(line)));
  const toRight = x >= 0;
  return {
    value,
    lines,
    toRight,
    at: [x, y],
    box: {
      x: toRight ? x : x - widest,
      y: y - lineHeight / 2,
      width: widest,
      height: (lines.length + 1) * lineHeight,
    },
  };
}

interface SliceProps {
  /** Names its pattern. */
  id: string;
  index: number;
  path: string;
  label: Label;
}

function Slice({ id, index, path, label: { value, lines, toRight, at } }: SliceProps) {
  const style = seriesStyle(index);
  const x = round(at[0]);
  return (
    <g>
      <Pattern id={id} style={style} />
      <path className={styles.slice} d={path} fill={fillOf(id, style)} />
      <text
        className={styles.label}
        x={x}
        y={round(at[1])}
        dy=".34em"
        textAnchor={toRight ? 'start' : 'end'}
      >
        {value}
        {lines.map((line) => (
          <tspan key={line} className={styles.name} x={x} dy={lineHeight}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}
