import { Radar } from '@nivo/radar';
import type { ChartData } from '@/content/charts';
import { formatTick, formatValue } from '@/content/format';
import type { ChartProps } from './ChartProps';
import styles from './Chart.module.css';
import { fontSize, textWidth } from './chartSize';
import { linePath } from './marks/Line';
import { Markers } from './marks/Markers';
import marks from './marks/Marks.module.css';
import { Notes } from './marks/Notes';
import { HitArea } from './marks/HitArea';
import { type Point, round, seriesStyle } from './palette';
import { boxesAlong, type Box, placeLabel } from './placeLabel';
import { staticNivoProps } from './staticNivoProps';
import { rangeOf, ticksOf } from './values';

/** From the middle: where a value stands on the spoke of that place, or between two of them. */
type At = (place: number, value: number) => Point;

/** Several measures of the same few things, one spoke for each thing, and the leader of each named. */
export function RadarChart({ data, notes, size }: ChartProps) {
  const range = rangeOf(data, data.left);
  const radius = (size.height - 2 * edge) / (1 + Math.cos(Math.PI / data.x.values.length));
  return (
    <Radar
      width={size.width}
      height={edge + 2 * radius}
      margin={{ top: edge, right: 0, bottom: 0, left: 0 }}
      {...staticNivoProps}
      data={data.x.values.map((_, place) => ({
        place: `${place}`,
        ...Object.fromEntries(data.series.map(({ values }, i) => [i, values[place] ?? 0])),
      }))}
      keys={data.series.map((_, i) => `${i}`)}
      indexBy="place"
      maxValue={range.max}
      gridLevels={ticksOf(range).length - 1}
      gridShape="linear"
      gridLabel={() => null}
      layers={[
        'grid',
        ({ centerX, centerY, radiusScale, angleStep }) => {
          const at: At = (place, value) => [
            Math.sin(angleStep * place) * radiusScale(value),
            -Math.cos(angleStep * place) * radiusScale(value),
          ];
          const shapes = data.series.map(({ values }) => values.map((value, i) => at(i, value)));
          const drawn = [
            ...shapes.flatMap((points) => boxesAlong([...points, ...points.slice(0, 1)])),
            ...data.x.values.map((name, place) => nameBox(name, at(place, range.max))),
          ];
          const bounds = {
            x: -centerX,
            y: -centerY,
            width: size.width,
            height: size.height,
          };
          const leaders = size.compact ? [] : leadersOf(data, shapes, drawn, bounds);
          return (
            <g transform={`translate(${round(centerX)},${round(centerY)})`}>
              <Scale data={data} at={at} />
              {shapes.map((points, i) => (
                <Markers
                  key={i}
                  points={points.filter((_, place) => place === leadOf(data, i))}
                  style={seriesStyle(i)}
                  radius={9}
                  hollow
                />
              ))}
              {/* Where two meet, the one that leads has a rim placeTooltip: the earlier lies on top. */}
              {shapes.map((points, i) => <Shape key={i} index={i} points={points} />).reverse()}
              {leaders.map(({ text, box: { x, y, height } }, i) => (
                <g key={text}>
                  <Markers
                    points={[[x + 6, y + height / 2 + 1]]}
                    style={seriesStyle(i)}
                    radius={5}
                  />
                  <text
                    className={styles.valueLabel}
                    x={round(x + swatch)}
                    y={round(y + height - 4)}
                  >
                    {text}
                  </text>
                </g>
              ))}
              <Notes
                data={data}
                notes={notes}
                size={size}
                at={(one, place) => shapes[one]?.[place] ?? [0, 0]}
                taken={[...drawn, ...leaders.map(({ box }) => box)]}
                bounds={bounds}
              />
              {data.x.values.map((name, place) => {
                const sector = [-0.5, 0, 0.5].map((step) => at(place + step, 1.2 * range.max));
                return (
                  <HitArea
                    key={name}
                    index={place}
                    points={shapes.flatMap((points) => points.slice(place, place + 1))}
                    area={`${linePath([[0, 0], ...sector])}Z`}
                    line={linePath([[0, 0], at(place, range.max)])}
                  />
                );
              })}
            </g>
          );
        },
      ]}
    />
  );
}

/** Room for the mark of a measure before its name. */
const swatch = 17;

/** Room for the name of a spoke. */
const edge = 32;

/** Where a measure is highest. */
function leadOf({ series }: ChartData, index: number): number {
  const values = series[index]?.values ?? [];
  return values.indexOf(Math.max(...values));
}

/** Names at the ends of the spokes stand away from the middle. */
function nameBox(name: string, [x, y]: Point): Box {
  const width = textWidth(name);
  return { x: x - width / 2, y: y > 0 ? y + 6 : y - 24, width, height: 18 };
}

interface Leader {
  text: string;
  box: Box;
}

/** The name and value of each measure, near the point where it is highest. */
function leadersOf(
  data: ChartData,
  shapes: readonly (readonly Point[])[],
  drawn: readonly Box[],
  bounds: Box,
): Leader[] {
  return data.series.reduce<Leader[]>((placed, { label, values }, i) => {
    const lead = leadOf(data, i);
    const text = `${label} ${formatValue(values[lead] ?? 0, data.left)}`;
    const size = { width: swatch + textWidth(text), height: fontSize + 3 };
    const taken = [...drawn, ...placed.map(({ box }) => box)];
    return [
      ...placed,
      { text, box: placeLabel(shapes[i]?.[lead] ?? [0, 0], [size], taken, bounds) },
    ];
  }, []);
}

/** An outline: what it encloses means nothing. */
function Shape({ index, points }: { index: number; points: readonly Point[] }) {
  const style = seriesStyle(index);
  return (
    <g>
      <path
        className={marks.line}
        d={`${linePath(points)}Z`}
        stroke={style.color}
        strokeDasharray={style.dash}
      />
      <Markers points={points} style={style} radius={3.5} />
    </g>
  );
}

/** Names at the ends of the spokes, and the values of the innermost and the outermost ring. */
function Scale({ data, at }: { data: ChartData; at: At }) {
  const range = rangeOf(data, data.left);
  return (
    <>
      {data.x.values.map((name, place) => {
        const [x, y] = at(place, range.max);
        return (
          <text
            key={name}
            x={round(x)}
            y={round(y)}
            dy={y > 0 ? '1.4em' : '-.8em'}
            textAnchor="middle"
          >
            {name}
          </text>
        );
      })}
      {ticksOf(range)
        .filter((_, i, all) => i === 1 || i === all.length - 1)
        .map((value) => {
          const [x, y] = at(0, value);
          return (
            <text key={value} x={round(x + 5)} y={round(y)} dy=".34em">
              {formatTick(value, data.left.unit)}
            </text>
          );
        })}
    </>
  );
}
