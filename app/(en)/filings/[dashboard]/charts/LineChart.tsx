import { Line as NivoLine } from '@nivo/line';
import type { ChartData } from '@/content/charts';
import { fittingLabelsAxis, valueAxis } from './axes';
import type { ChartProps } from './ChartProps';
import styles from './Chart.module.css';
import type { ChartSize } from './chartSize';
import { type Plot, plotsOf } from './lineLayout';
import { EndLabels } from './marks/EndLabels';
import { EventDisks } from './marks/EventDisks';
import { Highlight } from './marks/Highlight';
import { HitArea, rectangle } from './marks/HitArea';
import { HangingBars, Lines, StackedAreas } from './marks/Lines';
import { Notes } from './marks/Notes';
import { OutOfRangeValues } from './marks/OutOfRangeValues';
import { PlotTitles } from './marks/PlotTitles';
import { Threshold, ThresholdBand } from './marks/Threshold';
import { type Point, round, styleOf } from './palette';
import { staticNivoProps } from './staticNivoProps';
import { ticksOf } from './values';

/** Lines, areas behind lines, or stacked areas; a panel for each axis, below each other. */
export function LineChart({ id, data, notes, size }: ChartProps) {
  const plots = plotsOf(data, size);
  const stacked = data.kind === 'stacked-area';
  const highlights = <Highlights data={data} plots={plots} />;
  return (
    <>
      {plots.map((plot, i) => (
        <ThresholdBand key={i} plot={plot} />
      ))}
      {plots.map((plot, i) => (
        <AxesAndGrid
          key={i}
          plot={plot}
          size={size}
          isLast={i === plots.length - 1}
          isOnly={plots.length === 1}
        />
      ))}
      {!stacked && highlights}
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
              <Lines key={i} data={data} plot={plot} notes={notes} />
            ),
          )}
        </g>
      </g>
      {stacked && highlights}
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
            at={(one, index) => plot.lines[one]?.[index] ?? [0, 0]}
            rim={stacked ? 0 : plot.indices.some((one) => isThin(data, one)) ? 6 : 8}
            ring={!stacked}
          />
        </g>
      ))}
      <HitAreas data={data} plots={plots} />
    </>
  );
}

interface AxesAndGridProps {
  plot: Plot;
  size: ChartSize;
  isLast: boolean;
  isOnly: boolean;
}

/** Axes and grid, which nivo draws. */
function AxesAndGrid({ plot, size, isLast, isOnly }: AxesAndGridProps) {
  const { data, range, x, y, width, height, hanging } = plot;
  const { series, x: steps, left, kind } = data;
  const ticks = hanging ? [0] : ticksOf(range, isOnly ? undefined : [3, 2, 4]);
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
      axisBottom={
        isLast ? fittingLabelsAxis(steps.values, width / (steps.values.length - 1)) : null
      }
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

interface AllPanels {
  data: ChartData;
  plots: readonly Plot[];
}

/** The height that all panels cover, and the distance between two x values. */
function extentOf({ data, plots }: AllPanels) {
  const [first, last] = [plots[0], plots.at(-1)];
  if (!first || !last) return { left: 0, top: 0, height: 0, step: 0 };
  return {
    left: first.x,
    top: first.y,
    height: last.y + last.height - first.y,
    step: first.width / (data.x.values.length - 1),
  };
}

function Highlights({ data, plots }: AllPanels) {
  const { left, top, height, step } = extentOf({ data, plots });
  return data.x.values.map((name, i) => (
    <Highlight
      key={name}
      index={i}
      line={`M${round(left + i * step)},${round(top)}v${round(height)}`}
      points={plots
        .filter(({ hanging }) => !hanging)
        .flatMap(({ lines }) => lines.flatMap((points) => points.slice(i, i + 1)))}
    />
  ));
}

function HitAreas({ data, plots }: AllPanels) {
  const { left, top, height, step } = extentOf({ data, plots });
  return data.x.values.map((name, i) => (
    <HitArea key={name} index={i} area={rectangle(left + (i - 0.5) * step, top, step, height)} />
  ));
}
