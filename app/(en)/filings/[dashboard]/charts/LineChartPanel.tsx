import type { ReactNode } from 'react';
import { Line as NivoLine } from '@nivo/line';
import { createXAxisProps, createValueAxisProps } from './axisProps';
import type { ChartDrawingProps } from './ChartDrawingProps';
import { type LinePlot, type LineLayer, plotLinePanel } from './plotLinePanel';
import type { LinePanel } from './layOutLinePanels';
import { LinePanelMarks } from './marks/LinePanelMarks';
import { BandAboveThreshold } from './marks/ThresholdLine';
import { roundToTenth } from './seriesStyle';
import { staticNivoProps } from './staticNivoProps';

/** Grid lines begin left of the first point, so that a crosshair there does not look like an axis. */
const gridOverhang = 5;

interface LineChartPanelProps extends ChartDrawingProps {
  panel: LinePanel;
  isLast: boolean;
}

/** One panel of a line chart. nivo draws axes and grid; the marks are layers of our own. */
export function LineChartPanel({ panel, isLast, ...props }: LineChartPanelProps) {
  const { data, range, ticks, x, y, width, height, hanging } = panel;
  const { series, x: steps, left, kind } = data;
  const { size } = props;
  const createLayer = (draw: (plot: LinePlot) => ReactNode) =>
    function Layer(layer: LineLayer) {
      return (
        // A nivo layer starts at the panel's corner, but the marks use the drawing's coordinates.
        <g transform={`translate(${-x},${-y})`}>{draw(plotLinePanel(panel, layer))}</g>
      );
    };
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
        data: steps.values.map((at, i) => ({ x: at, y: one.values[i] ?? null })),
      }))}
      xScale={{ type: 'point' }}
      yScale={{ type: 'linear', ...range, stacked: kind === 'stacked-area' }}
      axisLeft={hanging ? null : createValueAxisProps(left, 'left', ticks)}
      axisBottom={isLast ? createXAxisProps(steps.values, width / (steps.values.length - 1)) : null}
      layers={[
        createLayer((plot) => <BandAboveThreshold plot={plot} />),
        createLayer(({ toY }) => (
          <path
            stroke="var(--line)"
            d={ticks
              .map((tick) => `M${x - gridOverhang},${roundToTenth(toY(tick))}H${x + width}`)
              .join('')}
          />
        )),
        'axes',
        createLayer((plot) => <LinePanelMarks {...props} plot={plot} isLast={isLast} />),
      ]}
    />
  );
}
