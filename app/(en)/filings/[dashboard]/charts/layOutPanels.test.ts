/** @jest-environment node */
import { expect, it } from '@jest/globals';
import type { ChartData } from '@/content/charts';
import {
  exampleCharts,
  dollarAxis,
  engagementSeries,
  percentAxis,
  retentionSeries,
} from './chartExamples.test.helper';
import { computeChartSize } from './chartDimensions';
import { layOutPanels } from './layOutPanels';

const layOut = (data: ChartData, form: 'wide' | 'compact') =>
  layOutPanels(data, computeChartSize(data, form === 'compact'));

it('a chart with two value axes has two panels, one below the other, whose titles name their lines', () => {
  for (const form of ['wide', 'compact'] as const) {
    const panels = layOut(exampleCharts.area, form);
    expect(panels.map(({ title }) => title)).toEqual([[dollarAxis.label], [percentAxis.label]]);
    expect(panels.map(({ endLabels }) => endLabels)).toEqual([[], []]);
    const [upper, lower] = panels;
    expect(upper!.y + upper!.height).toBeLessThan(lower!.y);
  }
});

it('lines have their names at their ends if there is room, and the last values that are asked for', () => {
  const data: ChartData = { ...exampleCharts.line, lastValueLabels: [retentionSeries.id] };
  expect(layOut(data, 'wide')[0]?.endLabels).toEqual([
    [engagementSeries.label],
    [retentionSeries.label, '70.0%'],
  ]);
  expect(layOut(data, 'compact')[0]?.endLabels).toEqual([]);
  const series = ['X', 'Only'].map((label) => ({ ...engagementSeries, id: label, label }));
  expect(layOut({ ...data, series }, 'compact')[0]?.endLabels).toEqual([['X'], ['Only']]);
});

it('a series beside bars on one axis stops the drawing, and the error names the axis', () => {
  const series = exampleCharts.combined.series.map((one) => ({ ...one, axis: undefined }));
  expect(() => layOut({ ...exampleCharts.combined, series }, 'wide')).toThrow(
    'The axis “Dollars” has a series of bars, beside which no other is drawn.',
  );
});
