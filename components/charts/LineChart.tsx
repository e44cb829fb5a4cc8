import { type ComputedSeries, Line as NivoLine } from '@nivo/line';
import type { ChartData } from '@/content/charts';
import { axisWidth, stepAxis, valueAxis } from './axes';
import type { ChartProps } from './chart';
import styles from './Chart.module.css';
import { type Frame, hasNames, textWidth } from './frame';
import { thinOut } from './labels';
import { AxisTitles } from './marks/AxisTitles';
import { EndLabels } from './marks/EndLabels';
import { Line, linePath } from './marks/Line';
import { Markers } from './marks/Markers';
import { Notes } from './marks/Notes';
import { fillOf, Pattern } from './marks/Pattern';
import { Place, rectangle } from './marks/Place';
import { type Point, round, seriesStyle } from './palette';
import { along, type Box } from './settle';
import { theme } from './theme';
import { onLeft, rangeOf, ticksOf } from './values';

/** The points of each series; where they are stacked, those of its upper edge. */
type Lines = readonly (readonly Point[])[];

interface Row {
  id: string;
  data: readonly { x: string; y: number }[];
}

/** Lines, areas behind lines, or areas on top of each other. */
export function LineChart({ id, data, notes, frame }: ChartProps) {
  const { kind, series, x } = data;
  const margin = marginOf(data, frame);
  const step = (frame.width - margin.left - margin.right) / (x.values.length - 1);
  const range = rangeOf(data, data.left);
  const stacked = kind === 'stacked-area';

  return (
    <NivoLine<Row>
      width={frame.width}
      height={frame.height}
      margin={margin}
      renderWrapper={false}
      isInteractive={false}
      animate={false}
      role="presentation"
      theme={theme}
      data={series.map((one) => ({
        id: one.id,
        data: x.values.map((at, i) => ({ x: at, y: onLeft(data, one, one.values[i] ?? 0) })),
      }))}
      xScale={{ type: 'point' }}
      yScale={{ type: 'linear', ...range, stacked }}
      gridYValues={ticksOf(range)}
      enableGridX={false}
      axisLeft={valueAxis(data, data.left, 'left')}
      axisRight={data.right ? valueAxis(data, data.right, 'right') : null}
      axisBottom={stepAxis(thinOut(x.values, step))}
      layers={[
        'grid',
        'axes',
        ({ series: drawn, innerHeight, innerWidth }) => {
          const lines = pointsOf(drawn);
          return (
            <>
              <g className={styles.seen}>
                <g className={styles.drawn}>
                  {stacked ? (
                    <Bands id={id} lines={lines} floor={innerHeight} />
                  ) : (
                    <Lines lines={lines} floor={kind === 'area' ? innerHeight : undefined} />
                  )}
                </g>
              </g>
              <AxisTitles
                data={data}
                left={[-margin.left, -22]}
                right={[innerWidth + margin.right, -22]}
                below={[innerWidth, innerHeight + margin.bottom - 6]}
              />
              {hasNames(data, frame) && (
                <EndLabels
                  ends={endsOf(lines, stacked, innerHeight)}
                  labels={series.map(({ label }) => label)}
                  height={innerHeight}
                />
              )}
              <Notes
                data={data}
                notes={notes}
                frame={frame}
                at={(one, place) => lines[one]?.[place] ?? [0, 0]}
                taken={stacked ? columns(lines, innerHeight) : lines.flatMap((line) => along(line))}
                bounds={{ x: 4, y: -10, width: innerWidth, height: innerHeight + 6 }}
              />
              {x.values.map((name, i) => (
                <Place
                  key={name}
                  index={i}
                  points={lines.flatMap((points) => points.slice(i, i + 1))}
                  area={rectangle((i - 0.5) * step, 0, step, innerHeight)}
                  line={`M${round(i * step)},0v${round(innerHeight)}`}
                />
              ))}
            </>
          );
        },
      ]}
    />
  );
}

/** On the right stands either an axis or the names of the series. */
function marginOf(data: ChartData, frame: Frame) {
  const { series, left, right, x } = data;
  const names = Math.max(...series.map(({ label }) => textWidth(label))) + 22;
  const lines = x.values.some((value) => value.includes(' ')) || x.unit ? 2 : 1;
  return {
    top: 40,
    right: right ? axisWidth(data, right) : hasNames(data, frame) ? names : 14,
    bottom: 12 + 18 * lines,
    left: axisWidth(data, left),
  };
}

function pointsOf(series: readonly ComputedSeries<Row>[]): Lines {
  return series.map(({ data }) => data.map(({ position: { x, y } }): Point => [x, y]));
}

/** The middle of what each series covers at its last point. */
function endsOf(lines: Lines, stacked: boolean, floor: number): Point[] {
  return lines.map((points, i) => {
    const [x, y] = points.at(-1) ?? [0, 0];
    const below = lines[i - 1]?.at(-1)?.[1] ?? floor;
    return [x, stacked ? (y + below) / 2 : y];
  });
}

/** What lies under the upper edge of a stack, in steps. */
function columns(lines: Lines, floor: number): Box[] {
  return along(lines.at(-1) ?? []).map((box) => ({ ...box, height: floor - box.y }));
}

/** Lines with their markers, and what lies between each and the floor if there is one. */
function Lines({ lines, floor }: { lines: Lines; floor?: number }) {
  return (
    <>
      {floor !== undefined &&
        lines.map((points, i) => (
          <path
            key={i}
            className={styles.area}
            d={`${linePath(points)}V${round(floor)}H${round(points[0]?.[0] ?? 0)}Z`}
            fill={seriesStyle(i).color}
          />
        ))}
      {lines.map((points, i) => (
        <Line key={i} points={points} style={seriesStyle(i)} />
      ))}
      {lines.map((points, i) => (
        <Markers key={i} points={points} style={seriesStyle(i)} />
      ))}
    </>
  );
}

/** Areas, each on top of the one before. */
function Bands({ id, lines, floor }: { id: string; lines: Lines; floor: number }) {
  return lines.map((points, i) => {
    const style = seriesStyle(i);
    const below = lines[i - 1] ?? points.map(([x]): Point => [x, floor]);
    return (
      <g key={i}>
        <Pattern id={`${id}-${i}`} style={style} />
        <path
          className={styles.band}
          d={`${linePath(points)}${linePath([...below].reverse()).replace('M', 'L')}Z`}
          fill={fillOf(`${id}-${i}`, style)}
        />
      </g>
    );
  });
}
