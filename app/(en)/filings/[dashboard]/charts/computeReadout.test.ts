/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import type { ChartData } from '@/content/charts';
import { computeReadout } from './computeReadout';

const months: ChartData = {
  kind: 'line',
  x: { label: 'Month', values: ['Jan', 'Feb'] },
  left: { label: 'Dollars', unit: 'dollars', decimals: 2 },
  series: [
    { id: 'tips', label: 'Tips', values: [1, 2.5] },
    { id: 'gifts', label: 'Gifts', values: [10, 0.25] },
  ],
};

const said = (data: ChartData, index: number) =>
  computeReadout(data, index, 'Total').rows.map(({ label, value }) => `${label} ${value}`);

describe('the readout of a chart', () => {
  it('the readout lists the series in the order of the chart', () => {
    expect(said(months, 0)).toEqual(['Tips $1.00', 'Gifts $10.00']);
    expect(said(months, 1)).toEqual(['Tips $2.50', 'Gifts $0.25']);
  });

  it('the readout lists stacked areas from top to bottom, with their sum', () => {
    const stack: ChartData = { ...months, kind: 'stacked-area' };
    expect(said(stack, 1)).toEqual(['Gifts $0.25', 'Tips $2.50', 'Total $2.75']);
  });

  it('the readout groups series by axis, and so by unit', () => {
    const percent = { label: 'Share', unit: 'percent', decimals: 1 } as const;
    const share = { id: 'share', label: 'Share', values: [5, 5], axis: 'right' } as const;
    expect(said({ ...months, right: percent, series: [share, ...months.series] }, 0)).toEqual([
      'Tips $1.00',
      'Gifts $10.00',
      'Share 5.0%',
    ]);
  });

  it('a swatch in the readout has the style of its series or slice', () => {
    const pie: ChartData = { ...months, kind: 'pie', series: months.series.slice(0, 1) };
    expect(computeReadout(pie, 1, '').rows.map(({ style }) => style)).toEqual([1]);
    expect(computeReadout(months, 0, '').rows.map(({ style }) => style)).toEqual([0, 1]);
  });

  it('the readout says that a value is missing, and gives no sum then', () => {
    const gappy: ChartData = {
      ...months,
      kind: 'stacked-area',
      series: months.series.map((one) => ({ ...one, values: [null, 1] })),
    };
    expect(said(gappy, 0)).toEqual(['Gifts no data', 'Tips no data', 'Total no data']);
    expect(said(gappy, 1).at(-1)).toBe('Total $2.00');
  });

  it('the readout’s heading is the x value with its unit', () => {
    const x = { label: 'Temperature', unit: 'fahrenheit', values: ['75', '80'] } as const;
    expect(computeReadout({ ...months, x }, 1, '').heading).toBe('80\u00a0°F');
  });
});
