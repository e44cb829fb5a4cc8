import { Pie } from '@nivo/pie';
import type { ChartData, ChartNote } from '@/content/charts';
import { formatValue } from '@/content/format';
import { type ChartProps, notedPoints } from './chart';
import styles from './Chart.module.css';
import { hasNames, textWidth } from './frame';
import { wrap } from './labels';
import { NoteMark } from './marks/NoteMark';
import { fillOf, Pattern } from './marks/Pattern';
import { Place } from './marks/Place';
import { type Point, round, seriesStyle } from './palette';
import { theme } from './theme';

const narrow = { top: 30, right: 30, bottom: 30, left: 30 };
const wide = { top: 54, right: 30, bottom: 48, left: 30 };
const lineHeight = 18;

/** A whole and its parts, which are the first series. */
export function PieChart({ id, data, notes, frame }: ChartProps) {
  const slices = data.x.values.map((name, place) => ({
    id: name,
    value: data.series[0]?.values[place] ?? 0,
  }));
  return (
    <Pie
      width={frame.width}
      height={frame.height}
      margin={frame.compact ? narrow : wide}
      renderWrapper={false}
      isInteractive={false}
      animate={false}
      role="presentation"
      theme={theme}
      data={slices}
      sortByValue={false}
      activeOuterRadiusOffset={0}
      layers={[
        ({ dataWithArc, centerX, centerY, radius, arcGenerator }) => (
          <Slices
            id={id}
            data={data}
            notes={notes}
            center={[centerX, centerY]}
            radius={radius}
            slices={dataWithArc.map(({ arc }) => ({
              path: (arcGenerator(arc) ?? '').replace(
                /\d+\.\d+/g,
                (number) => `${round(Number(number))}`,
              ),
              angle: (arc.startAngle + arc.endAngle) / 2,
            }))}
            named={hasNames(data, frame)}
          />
        ),
      ]}
    />
  );
}

interface SlicesProps {
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

function Slices({ id, data, notes, center, radius, slices, named }: SlicesProps) {
  const marks = notedPoints(data, notes);
  return (
    <g transform={`translate(${round(center[0])},${round(center[1])})`}>
      {slices.map(({ path, angle }, i) => {
        const style = seriesStyle(i);
        const value = formatValue(data.series[0]?.values[i] ?? 0, data.left);
        const names = named ? wrap(data.x.values[i] ?? '', 150) : [];
        const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
        const x = dx * (radius + 14);
        // The lines of a label grow away from the middle of the pie.
        const y = dy * (radius + 14) - (names.length * lineHeight * (1 - dy)) / 2;
        const toRight = x >= 0;
        const note = marks.find((mark) => mark.x === i);
        return (
          <g key={data.x.values[i]}>
            <Pattern id={`${id}-${i}`} style={style} />
            <path className={styles.slice} d={path} fill={fillOf(`${id}-${i}`, style)} />
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
            <Place
              index={i}
              points={[
                [(dx * radius) / 2, (dy * radius) / 2],
                [dx * radius, dy * radius],
              ]}
              area={path}
              line={path}
            />
          </g>
        );
      })}
    </g>
  );
}
