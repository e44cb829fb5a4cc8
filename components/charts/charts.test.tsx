import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import type { ChartData, ChartNote } from '@/content/charts';
import { frameOf } from './frame';
import { chartKinds } from './kinds.client';

const percent = { label: 'Share (%)', unit: 'percent', decimals: 1, min: 0, max: 100 } as const;
const dollars = { label: 'Dollars', unit: 'dollars', decimals: 2, min: 0, max: 20 } as const;
const x = { label: 'Venue', values: ['Rooftop', 'Commission Lobby', 'Beach', 'Annex', 'Tent C'] };
const first = { id: 'engagement', label: 'Engagement', values: [12.4, 8, 3.5, 10, 6] };
const second = { id: 'retention', label: 'Retention', values: [97, 34.2, 50, 61, 70] };
const notes: ChartNote[] = [{ series: 'engagement', x: 'Beach', text: 'Sand.' }];

const charts: Record<ChartData['kind'], ChartData> = {
  line: { kind: 'line', x, left: percent, series: [first, second] },
  area: {
    kind: 'area',
    x,
    left: dollars,
    right: percent,
    series: [first, { ...second, axis: 'right' }],
  },
  'stacked-area': {
    kind: 'stacked-area',
    x,
    left: { ...percent, max: 120 },
    series: [first, second],
  },
  bar: {
    kind: 'bar',
    x,
    left: dollars,
    right: percent,
    series: [first, { ...second, axis: 'right' }],
  },
  combined: {
    kind: 'combined',
    x,
    left: dollars,
    right: percent,
    series: [
      { ...first, mark: 'bar' },
      { ...second, axis: 'right', mark: 'line' },
      { ...second, id: 'calm', label: 'Calm', axis: 'right', mark: 'point' },
    ],
  },
  pie: { kind: 'pie', x, left: percent, series: [first] },
  radar: { kind: 'radar', x, left: percent, series: [first, second] },
};

const forms = Object.values(charts).flatMap((data) => [
  { data, kind: data.kind, compact: true, live: false },
  { data, kind: data.kind, compact: false, live: false },
  { data, kind: data.kind, compact: false, live: true },
]);

afterEach(cleanup);

describe.each(forms)('$kind chart, compact: $compact, live: $live', ({ data, compact, live }) => {
  const draw = async () => {
    const { default: Chart } = await chartKinds[data.kind]();
    return render(
      <Chart id="test" data={data} notes={notes} frame={frameOf(data, compact)} live={live} />,
    ).container;
  };

  it('draws only what can be drawn, in colors that the style sheet knows', async () => {
    const { innerHTML } = await draw();
    expect(innerHTML).toContain('var(--chart-1)');
    expect(innerHTML).not.toMatch(/NaN|undefined|Infinity/);
    // What only answers to the pointer is nivo's, and not seen.
    expect(innerHTML).not.toMatch(/(fill|stroke)="#(?!F00" fill-opacity="0")/);
  });

  it('writes the values of the axis and marks the note', async () => {
    const text = (await draw()).textContent;
    if (data.kind !== 'pie') expect(text).toMatch(data.left === percent ? /100%/ : /\$20|120%/);
    expect(text).toContain('1');
  });

  it('has no stop for the keyboard', async () => {
    expect((await draw()).querySelector('[tabindex]')).toBeNull();
  });
});
