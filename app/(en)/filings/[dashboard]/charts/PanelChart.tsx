import { Line } from '@nivo/line';
import { createValueAxisProps, createXAxisProps } from './axisProps';
import type { ChartDrawingProps } from './ChartDrawingProps';
import { layOutPanels, type Panel } from './layOutPanels';
import { HitArea } from './marks/HitArea';
import { PanelMarks } from './marks/PanelMarks';
import { createRectanglePath } from './marks/paths';
import { XValueHighlight } from './marks/XValueHighlight';
import { type LineLayer, plotPanel } from './plotPanel';
import { staticNivoProps } from './staticNivoProps';

/**
 * Lines, areas, stacked areas, points and bars over the same x values, in one panel per value axis,
 * one below the other. nivo gives scales and axes, and the marks are a layer of our own.
 */
export function PanelChart(props: ChartDrawingProps) {
  const { data, size, restingIndex } = props;
  const panels = layOutPanels(data, size);
  return (
    <>
      {panels.map((panel) => {
        const { x, y, width, height, range, ticks, inset } = panel;
        const { kind, series, left } = panel.data;
        const isLast = panel === panels.at(-1);
        return (
          <Line
            key={left.label}
            width={size.width}
            height={size.height}
            margin={{
              left: x,
              right: size.width - x - width,
              top: y,
              bottom: size.height - y - height,
            }}
            {...staticNivoProps}
            data={series.map(({ id, values }) => ({
              id,
              data: values.map((value, index) => ({ x: index, y: value })),
            }))}
            xScale={{ type: 'linear', min: -inset, max: data.x.values.length - 1 + inset }}
            yScale={{ type: 'linear', ...range, stacked: kind === 'stacked-area' }}
            axisLeft={panel.bars === 'hanging' ? null : createValueAxisProps(left, 'left', ticks)}
            axisBottom={isLast ? createXAxisProps(panel.xLabels) : null}
            layers={[
              'axes',
              (layer: LineLayer) => (
                <PanelMarks {...props} plot={plotPanel(panel, layer)} isLast={isLast} />
              ),
            ]}
          />
        );
      })}
      {data.kind === 'combined' &&
        data.x.values.map((name, index) => (
          <XValueHighlight
            key={name}
            index={index}
            restingIndex={restingIndex}
            // A rectangle in each panel, so that the highlight leaves out the title between them.
            area={panels.map((panel) => createColumnPath([panel], index)).join('')}
          />
        ))}
      {data.x.values.map((name, index) => (
        <HitArea key={name} index={index} area={createColumnPath(panels, index)} />
      ))}
    </>
  );
}

/** The rectangle around an x value, from the top of the first panel to the bottom of the last. */
function createColumnPath(panels: readonly Panel[], index: number): string {
  const [first, last] = [panels[0], panels.at(-1)];
  if (!first || !last) return '';
  const { x, y, step, inset } = first;
  return createRectanglePath(x + (index + inset - 0.5) * step, y, step, last.y + last.height - y);
}
