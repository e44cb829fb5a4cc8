'use client';

import { type ComputedSeries, Line } from '@nivo/line';
import type { ChartData } from '@/content/charts';
import { axisWidth, stepAxis, valueAxis } from './axes.client';
import { type ChartProps, notedPoints } from './chart';
import { type Frame, hasNames, textWidth } from './frame';
import { thinOut } from './labels';
import { LineShapes } from './LineShapes';
import { AxisTitles, hasUnit } from './marks/AxisTitles';
import { EndLabels } from './marks/EndLabels';
import { NoteMark } from './marks/NoteMark';
import type { Point } from './palette';
import { theme } from './theme';
import { Tooltip } from './Tooltip.client';
import { onLeft, rangeOf, ticksOf } from './values';

type Lines = readonly (readonly Point[])[];

interface Row {
  id: string;
  data: readonly { x: string; y: number }[];
}

/** Lines, areas behind lines, or areas on top of each other. */
export function LineChart({ id, data, notes, frame, live }: ChartProps) {
  const { kind, series, x } = data;
  const margin = marginOf(data, frame);
  const step = (frame.width - margin.left - margin.right) / (x.values.length - 1);
  const range = rangeOf(data, data.left);
  const stacked = kind === 'stacked-area';

  return (
    <Line<Row>
      width={frame.width}
      height={frame.height}
      margin={margin}
      renderWrapper={live}
      isInteractive={live}
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
      enableSlices="x"
      sliceTooltip={({ slice }) => (
        <Tooltip data={data} index={slice.points[0]?.indexInSeries ?? 0} />
      )}
      layers={[
        'grid',
        'axes',
        (layer) => (
          <LineShapes
            id={id}
            kind={kind}
            lines={pointsOf(layer.series)}
            height={layer.innerHeight}
            drawsIn={!live}
          />
        ),
        'crosshair',
        ({ series: drawn, innerHeight, innerWidth }) => (
          <>
            <AxisTitles
              data={data}
              left={[-margin.left, -22]}
              right={[innerWidth + margin.right, -22]}
              below={[innerWidth, innerHeight + margin.bottom - 6]}
            />
            {hasNames(data, frame) && (
              <EndLabels
                ends={endsOf(pointsOf(drawn), stacked, innerHeight)}
                labels={series.map(({ label }) => label)}
                height={innerHeight}
              />
            )}
            {notedPoints(data, notes).map((note) => (
              <NoteMark
                key={note.number}
                number={note.number}
                at={beside(pointsOf(drawn)[note.series]?.[note.x])}
              />
            ))}
          </>
        ),
        'slices',
      ]}
    />
  );
}

/** On the right stands either an axis or the names of the series. */
function marginOf(data: ChartData, frame: Frame) {
  const { series, left, right, x } = data;
  const names = Math.max(...series.map(({ label }) => textWidth(label))) + 22;
  const lines = x.values.some((value) => value.includes(' ')) || hasUnit(x.label) ? 2 : 1;
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

/** Above a point; beside it where the axis is near, and under it where it stands at the top. */
function beside([x, y]: Point = [0, 0]): Point {
  if (x < 12) return [x + 18, y - 6];
  return [x, y < 12 ? y + 22 : y - 19];
}
