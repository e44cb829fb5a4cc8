import { Bar } from '@nivo/bar';
import { createCategoryAxisProps, createValueAxisProps } from './axisProps';
import { computeTicks, getAxisRange } from './axisScale';
import type { ChartDimensions } from './chartDimensions';
import { type PlacedPanel, wrapCategoryNames } from './layOutBarAndLinePanels';
import { staticNivoProps } from './staticNivoProps';

interface BarAndLinePanelAxesProps {
  layout: PlacedPanel;
  size: ChartDimensions;
  horizontal: boolean;
  /** Names of the categories, which a wide chart prints below this panel. Only the panel of bars gets them. */
  names?: readonly string[];
}

/** Draws the axes and the grid lines of one panel with nivo. */
export function BarAndLinePanelAxes({
  layout,
  size,
  horizontal,
  names = [],
}: BarAndLinePanelAxesProps) {
  const { panel, x, y, width, height } = layout;
  const { data } = panel;
  const range = getAxisRange(data);
  const ticks = computeTicks(range, horizontal ? [2] : [4, 5, 2]);
  return (
    <Bar
      width={size.width}
      height={size.height}
      margin={{ left: x, top: y, right: size.width - x - width, bottom: size.height - y - height }}
      {...staticNivoProps}
      data={data.x.values.map((_, index) => ({
        index,
        value: data.series[0]?.values[index] ?? 0,
      }))}
      keys={['value']}
      indexBy="index"
      layout={horizontal ? 'horizontal' : 'vertical'}
      padding={0}
      valueScale={{ type: 'linear', ...range }}
      enableGridX={horizontal}
      enableGridY={!horizontal}
      gridXValues={ticks}
      gridYValues={ticks}
      axisLeft={horizontal ? null : createValueAxisProps(data.left, 'left', ticks)}
      axisTop={horizontal ? createValueAxisProps(data.left, 'top', ticks, x === 0) : null}
      axisBottom={
        horizontal || names.length === 0
          ? null
          : createCategoryAxisProps(wrapCategoryNames(names, width))
      }
      layers={['grid', 'axes']}
    />
  );
}
