import { Line as NivoLine } from '@nivo/line';
import type { ChartData } from '@/content/charts';
import { createXAxisProps, createValueAxisProps } from './axisProps';
import type { ChartDrawingProps } from './ChartDrawingProps';
import styles from './WideAndCompactChart.module.css';
import type { ChartDimensions } from './chartDimensions';
import { type LinePanel, layOutLinePanels } from './layOutLinePanels';
import { LineEndLabels } from './marks/LineEndLabels';
import { EventDisks } from './marks/EventDisks';
import { XValueHighlight } from './marks/XValueHighlight';
import { HitArea, createRectanglePath } from './marks/HitArea';
import { HangingBars, SeriesLines, StackedAreas } from './marks/SeriesLines';
import { FootnoteCallouts } from './marks/FootnoteCallouts';
import { OutOfRangeLabels } from './marks/OutOfRangeLabels';
import { LinePanelAxisTitles } from './marks/LinePanelAxisTitles';
import { ThresholdLine, BandAboveThreshold } from './marks/ThresholdLine';
import { type SvgPoint, roundToTenth, getSeriesStyle } from './seriesStyle';
import { staticNivoProps } from './staticNivoProps';
import { computeTicks } from './axisScale';

/** A chart of lines, areas or stacked areas, with one panel per value axis, one below the other. */
export function LineChart({ id, data, notes, size, restingIndex }: ChartDrawingProps) {
  const plots = layOutLinePanels(data, size);
  const stacked = data.kind === 'stacked-area';
  const highlights = <Highlights data={data} plots={plots} />;
  return (
    <>
      {plots.map((plot, i) => (
        <BandAboveThreshold key={i} plot={plot} />
      ))}
      {plots.map((plot, i) => (
        <AxesAndGrid
          key={i}
          plot={plot}
          size={size}
          isLast={i === plots.length - 1}
          isOnly={plots.length === 1}
          restingIndex={restingIndex}
        />
      ))}
      {!stacked && highlights}
      {plots.map((plot, i) => (
        <g key={i} className={styles.tinted}>
          <ThresholdLine plot={plot} size={size} />
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
              <SeriesLines key={i} data={data} plot={plot} notes={notes} />
            ),
          )}
        </g>
      </g>
      {stacked && highlights}
      {plots.map((plot, i) => (
        <g key={i} className={plot.data.threshold && styles.tinted}>
          <LinePanelAxisTitles plot={plot} size={size} isLast={i === plots.length - 1} />
          <OutOfRangeLabels plot={plot} />
          <LineEndLabels
            {...computeEndLabelProps(plot, stacked)}
            size={size}
            isMuted={plot.indices.map((one) => isThin(data, one))}
          />
          <FootnoteCallouts
            data={plot.data}
            notes={notes}
            size={size}
            getPoint={(one, index) => plot.lines[one]?.[index] ?? [0, 0]}
            rim={stacked ? 0 : plot.indices.some((one) => isThin(data, one)) ? 6 : 8}
            ring={!stacked && !plot.indices.some((one) => isThin(data, one))}
          />
        </g>
      ))}
      <HitAreas data={data} plots={plots} />
    </>
  );
}

interface AxesAndGridProps {
  plot: LinePanel;
  size: ChartDimensions;
  isLast: boolean;
  isOnly: boolean;
  restingIndex?: number;
}

/** Draws the axes and the grid lines of one panel with nivo. */
function AxesAndGrid({ plot, size, isLast, isOnly, restingIndex }: AxesAndGridProps) {
  const { data, range, x, y, width, height, hanging } = plot;
  const { series, x: steps, left, kind } = data;
  const ticks = hanging ? [0] : computeTicks(range, isOnly ? undefined : [3, 2, 4]);
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
      axisLeft={hanging ? null : createValueAxisProps(left, 'left', ticks)}
      axisBottom={
        isLast
          ? createXAxisProps(steps.values, width / (steps.values.length - 1), restingIndex)
          : null
      }
      layers={['grid', 'axes']}
    />
  );
}

const isThin = (data: ChartData, index: number) => getSeriesStyle(data, index).weight === 'thin';

/**
 * Returns the props of LineEndLabels. A label is placed at the last point of its line or, in a
 * stack, at half the height of its area's right edge.
 */
function computeEndLabelProps({ lines, endLabels, y, height }: LinePanel, stacked: boolean) {
  const ends = lines.map((points, i): SvgPoint => {
    const [x, end] = points.at(-1) ?? [0, 0];
    const below = lines[i - 1]?.at(-1)?.[1] ?? y + height;
    return [x, stacked ? (end + below) / 2 : end];
  });
  return { ends, labels: endLabels, top: y, height };
}

interface AllPanels {
  data: ChartData;
  plots: readonly LinePanel[];
}

/**
 * Returns the left and top edge and the height of the area that all panels cover together, and the
 * distance between two x values, in SVG units.
 */
function computePanelsExtent({ data, plots }: AllPanels) {
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
  const { left, top, height, step } = computePanelsExtent({ data, plots });
  return data.x.values.map((name, i) => (
    <XValueHighlight
      key={name}
      index={i}
      line={`M${roundToTenth(left + i * step)},${roundToTenth(top)}v${roundToTenth(height)}`}
      points={plots
        .filter(({ hanging }) => !hanging)
        .flatMap(({ lines }) => lines.flatMap((points) => points.slice(i, i + 1)))}
    />
  ));
}

function HitAreas({ data, plots }: AllPanels) {
  const { left, top, height, step } = computePanelsExtent({ data, plots });
  return data.x.values.map((name, i) => (
    <HitArea
      key={name}
      index={i}
      area={createRectanglePath(left + (i - 0.5) * step, top, step, height)}
    />
  ));
}
