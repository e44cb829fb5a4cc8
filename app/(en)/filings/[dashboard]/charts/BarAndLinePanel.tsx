import type { ReactNode } from 'react';
import { Bar, type BarCustomLayerProps } from '@nivo/bar';
import { createCategoryAxisProps, createValueAxisProps } from './axisProps';
import { computeTicks, getAxisRange } from './axisScale';
import type { ChartDimensions } from './chartDimensions';
import { type PlacedPanel, wrapCategoryNames } from './layOutBarAndLinePanels';
import { staticNivoProps } from './staticNivoProps';

interface BarAndLinePanelProps {
  layout: PlacedPanel;
  size: ChartDimensions;
  /** The names of categories, given only to the panel of bars, below which they are printed. */
  names?: readonly string[];
  /** `toY` turns a value into its y coordinate. */
  draw: (toY: (value: number) => number) => ReactNode;
}

interface Row {
  index: number;
  value: number;
  [key: string]: number;
}

/** One panel of a combined chart. nivo draws axes and grid, and `draw` the marks on top of them. */
export function BarAndLinePanel({ layout, size, names = [], draw }: BarAndLinePanelProps) {
  const { panel, x, y, width, height } = layout;
  const { data } = panel;
  const range = getAxisRange(data);
  const ticks = computeTicks(range, [4, 5, 2]);
  const Marks = ({ yScale }: BarCustomLayerProps<Row>) => (
    // A nivo layer starts at the panel's corner, but the marks use the drawing's coordinates.
    <g transform={`translate(${-x},${-y})`}>{draw((value) => y + Number(yScale(value)))}</g>
  );
  return (
    <Bar
      width={size.width}
      height={size.height}
      margin={{ left: x, top: y, right: size.width - x - width, bottom: size.height - y - height }}
      {...staticNivoProps}
      data={data.x.values.map((_, index): Row => ({
        index,
        value: data.series[0]?.values[index] ?? 0,
      }))}
      keys={['value']}
      indexBy="index"
      padding={0}
      valueScale={{ type: 'linear', ...range }}
      // Bars get only a base line, because grid lines would cross the values printed above them.
      gridYValues={names.length > 0 ? ticks.slice(0, 1) : ticks}
      axisLeft={createValueAxisProps(data.left, 'left', ticks)}
      axisBottom={
        names.length > 0 ? createCategoryAxisProps(wrapCategoryNames(names, width)) : null
      }
      layers={['grid', 'axes', Marks]}
    />
  );
}
