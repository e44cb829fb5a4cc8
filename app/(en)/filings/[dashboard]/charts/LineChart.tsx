import { Line as NivoLine } from '@nivo/line';
import type { ChartData } from '@/content/charts';
import { stepAxis, valueAxis } from './axes';
import type { ChartProps } from './ChartProps';
import styles from './Chart.module.css';
import type { ChartSize } from './chartSize';
import { type Plot, plotsOf } from './lineLayout';
import { StackedAreas, HangingBars, Lines } from './marks/Lines';
import { OutOfRangeValues, outOfRangeBoxes } from './marks/OutOfRangeValues';
import { EndLabels, endLabelBoxes } from './marks/EndLabels';
import { EventDisks } from './marks/EventDisks';
import { Notes } from './marks/Notes';
import { HitArea, rectangle } from './marks/HitArea';
import { PlotTitles, titleBoxes } from './marks/PlotTitles';
import { ThresholdBand, Threshold, thresholdBoxes } from './marks/Threshold';
import { type Point, round, styleOf } from './palette';
import { boxesAlong, boxAround, type Box, highCost } from './placeLabel';
import { staticNivoProps } from './staticNivoProps';
import { ticksOf } from './values';

/** Lines, areas behind lines, or areas on top of each other; a panel for each axis, below each other. */
export function LineChart({ id, data, notes, size }: ChartProps) {
  const plots = plotsOf(data, size);
  const stacked = data.kind === 'stacked-area';
  const axesAndGrid = plots.map((plot, i) => (
    <AxesAndGrid key={i} plot={plot} size={size} isLast={i === plots.length - 1} />
  ));
  return (
    <>
      {plots.map((plot, i) => (
        <ThresholdBand key={i} plot={plot} />
      ))}
      {!stacked && axesAndGrid}
      {plots.map((plot, i) => (
        <g key={i} className={styles.tinted}>
          <Threshold plot={plot} />
        </g>
      ))}
      {plots.map((plot, i) => (
        <EventDisks key={i} plot={plot} />
      ))}
      <g className={styles.whenSeen}>
        <g className={styles.drawIn}>
          {plots.map((plot, i) =>
            stacked ? (
              <StackedAreas key={i} id={id} plot={plot} />
            ) : plot.hanging ? (
              <HangingBars key={i} id={id} data={data} plot={plot} />
            ) : (
              <Lines key={i} data={data} plot={plot} />
            ),
          )}
        </g>
      </g>
      {stacked && axesAndGrid}
      {plots.map((plot, i) => (
        <g key={i} className={plot.data.threshold && styles.tinted}>
          <PlotTitles plot={plot} size={size} isLast={i === plots.length - 1} />
          <OutOfRangeValues plot={plot} />
          <EndLabels
            {...endsOf(plot, stacked)}
            isMuted={plot.indices.map((one) => isThin(data, one))}
          />
          <Notes
            data={plot.data}
            notes={notes}
            size={size}
            at={(one, place) => plot.lines[one]?.[place] ?? [0, 0]}
            taken={[
              ...(stacked ? columns(plot) : plot.lines.flatMap((line) => boxesAlong(line))),
              ...plot.lines.flat().map(boxAround),
              ...[
                ...titleBoxes(plot, size),
                ...outOfRangeBoxes(plot),
                ...endLabelBoxes(endsOf(plot, stacked)),
              ].map(highCost),
              ...thresholdBoxes(plot),
            ]}
            rim={stacked ? 0 : plot.indices.some((one) => isThin(data, one)) ? 6 : 8}
            ring={!stacked}
            bounds={{
              x: plot.x + 4,
              y: plot.y - 36,
              width: size.width - plot.x - 4,
              height: plot.height + 32,
            }}
          />
        </g>
      ))}
      <HitAreas data={data} plots={plots} />
    </>
  );
}

/** Axes and grid, which nivo draws. */
function AxesAndGrid({ plot, size, isLast }: { plot: Plot; size: ChartSize; isLast: boolean }) {
  const { data, range, x, y, width, height, hanging } = plot;
  const { series, x: steps, left, kind } = data;
  const ticks = hanging ? [0] : ticksOf(range, height < 110 ? [2, 4] : undefined);
  return (
    <NivoLine
      width={size.width}
      height={size.height}
      margin={{
        left: x,
        right: size.width - x - width,
        top: y,
        bottom: size.height - y - height,
      }}
      {...staticNivoProps}
      data={series.map((one) => ({
        id: one.id,
        data: steps.values.map((at, i) => ({ x: at, y: one.values[i] ?? 0 })),
      }))}
      xScale={{ type: 'point' }}
      yScale={{ type: 'linear', ...range, stacked: kind === 'stacked-area' }}
      gridYValues={ticks}
      enableGridX={false}
      axisLeft={hanging ? null : valueAxis(data, left, 'left', ticks)}
      axisBottom={isLast ? stepAxis(steps.values, width / (steps.values.length - 1)) : null}
      layers={['grid', 'axes']}
    />
  );
}

const isThin = (data: ChartData, index: number) => styleOf(data, index).weight === 'thin';

/** The names of the series, and the middle of what each covers at its last point. */
function endsOf({ lines, names, y, height }: Plot, stacked: boolean) {
  const ends = lines.map((points, i): Point => {
    const [x, end] = points.at(-1) ?? [0, 0];
    const below = lines[i - 1]?.at(-1)?.[1] ?? y + height;
    return [x, stacked ? (end + below) / 2 : end];
  });
  return { ends, labels: names, top: y, height };
}

/** What lies under the upper edge of a stack, in steps. */
function columns({ lines, y, height }: Plot): Box[] {
  return boxesAlong(lines.at(-1) ?? []).map((box) => ({ ...box, height: y + height - box.y }));
}

/** Each reaches through all panels. */
function HitAreas({ data, plots }: { data: ChartData; plots: readonly Plot[] }) {
  const [first, last] = [plots[0], plots.at(-1)];
  if (!first || !last) return null;
  const height = last.y + last.height - first.y;
  const step = first.width / (data.x.values.length - 1);
  return data.x.values.map((name, i) => (
    <HitArea
      key={name}
      index={i}
      points={plots.flatMap(({ lines }) => lines.flatMap((points) => points.slice(i, i + 1)))}
      area={rectangle(first.x + (i - 0.5) * step, first.y, step, height)}
      line={`M${round(first.x + i * step)},${round(first.y)}v${round(height)}`}
    />
  ));
}
