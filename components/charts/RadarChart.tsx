import { Radar } from '@nivo/radar';
import type { ChartData, ChartNote } from '@/content/charts';
import { formatTick } from '@/content/format';
import { type ChartProps, notedPoints } from './chart';
import styles from './Chart.module.css';
import { linePath } from './marks/Line';
import { Markers } from './marks/Markers';
import { NoteMark } from './marks/NoteMark';
import { Place } from './marks/Place';
import { type Point, round, seriesStyle } from './palette';
import { theme } from './theme';
import { rangeOf, ticksOf } from './values';

/** From the middle: where a value stands on the spoke of that place, or between two of them. */
type At = (place: number, value: number) => Point;

/** Several measures of the same few things, one spoke for each thing. */
export function RadarChart({ data, notes, frame }: ChartProps) {
  const range = rangeOf(data, data.left);
  return (
    <Radar
      width={frame.width}
      height={frame.height}
      margin={{ top: 36, right: 46, bottom: 36, left: 46 }}
      renderWrapper={false}
      isInteractive={false}
      animate={false}
      role="presentation"
      theme={theme}
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
          return (
            <g transform={`translate(${centerX},${centerY})`}>
              <Shapes data={data} notes={notes} at={at} />
              <Labels data={data} at={at} />
              {data.x.values.map((name, place) => {
                const sector = [-0.5, 0, 0.5].map((step) => at(place + step, 1.2 * range.max));
                return (
                  <Place
                    key={name}
                    index={place}
                    points={data.series.map(({ values }) => at(place, values[place] ?? 0))}
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

function Shapes({ data, notes, at }: { data: ChartData; notes: readonly ChartNote[]; at: At }) {
  const shapes = data.series.map(({ values }) => values.map((value, place) => at(place, value)));
  return (
    <>
      {shapes.map((points, i) => {
        const style = seriesStyle(i);
        return (
          <g key={data.series[i]?.id}>
            <path className={styles.area} d={`${linePath(points)}Z`} fill={style.color} />
            <path
              className={styles.line}
              d={`${linePath(points)}Z`}
              stroke={style.color}
              strokeDasharray={style.dash}
            />
            <Markers points={points} style={style} />
          </g>
        );
      })}
      {notedPoints(data, notes).map(({ number, series, x }) => {
        const [left, top] = shapes[series]?.[x] ?? [0, 0];
        return <NoteMark key={number} number={number} at={[left - 8, top + 20]} />;
      })}
    </>
  );
}

/** Names at the ends of the spokes, and the values of the innermost and the outermost ring. */
function Labels({ data, at }: { data: ChartData; at: At }) {
  const range = rangeOf(data, data.left);
  return (
    <>
      {data.x.values.map((name, place) => {
        const [x, y] = at(place, range.max);
        return (
          <text
            key={name}
            className={styles.label}
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
            <text key={value} className={styles.ringValue} x={round(x + 5)} y={round(y)} dy=".34em">
              {formatTick(value, data.left.unit)}
            </text>
          );
        })}
    </>
  );
}
