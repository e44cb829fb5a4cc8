import { render } from '@testing-library/react';
import type { Axis, ChartData, DatasetFootnote } from '@/content/charts';
import { ResponsiveChart } from './ResponsiveChart';

export const percentAxis: Axis = {
  label: 'Share (%)',
  unit: 'percent',
  decimals: 1,
  min: 0,
  max: 100,
};
export const dollarAxis: Axis = { label: 'Dollars', unit: 'dollars', decimals: 2, min: 0, max: 20 };
export const x = {
  label: 'Venue',
  values: ['Rooftop', 'Commission Lobby', 'Beach', 'Annex', 'Tent C'],
};
export const engagementSeries = {
  id: 'engagement',
  label: 'Engagement',
  values: [12.4, 8, 3.5, 10, 6],
};
export const retentionSeries = {
  id: 'retention',
  label: 'Retention',
  values: [97, 34.2, 50, 61, 70],
};
const series = [engagementSeries, retentionSeries];
const two = {
  left: dollarAxis,
  right: percentAxis,
  series: [engagementSeries, { ...retentionSeries, axis: 'right' }],
} as const;

export const exampleCharts: Record<ChartData['kind'], ChartData> = {
  line: { kind: 'line', x, left: percentAxis, series },
  area: { kind: 'area', x, ...two },
  'stacked-area': { kind: 'stacked-area', x, left: { ...percentAxis, max: 120 }, series },
  bar: { kind: 'bar', x, ...two },
  combined: {
    kind: 'combined',
    x,
    ...two,
    series: [
      { ...engagementSeries, mark: 'bar' },
      { ...retentionSeries, axis: 'right', mark: 'line' },
      { ...retentionSeries, id: 'calm', label: 'Calm', axis: 'right', mark: 'point' },
    ],
  },
  pie: { kind: 'pie', x, left: percentAxis, series: [engagementSeries] },
  radar: { kind: 'radar', x, left: percentAxis, series },
};

/** The wide drawing, and the compact one. */
export function draw(
  data: ChartData,
  notes: readonly DatasetFootnote[] = [],
  id = 'test',
): [wide: Element, compact: Element] {
  const { container } = render(<ResponsiveChart id={id} data={data} notes={notes} />);
  return [container.children[0]!, container.children[1]!];
}

/** The paths that are drawn; later ones cover earlier ones. */
export const pathsOf = (drawing: Element) =>
  [...drawing.querySelectorAll(':not(pattern) > path')].map((path) => ({
    d: path.getAttribute('d') ?? '',
    fill: path.getAttribute('fill'),
    stroke: path.getAttribute('stroke'),
    origin: placeOf(path),
  }));

export const numberOf = (element: Element | undefined, name: string) =>
  Number(element?.getAttribute(name));

/** The point of an element in the drawing, where groups around it may be moved. */
export function placeOf(element: Element): { x: number; y: number } {
  const outer = element.parentElement ? placeOf(element.parentElement) : { x: 0, y: 0 };
  const [, left, top] =
    /translate\(([-\d.]+), ?([-\d.]+)/.exec(element.getAttribute('transform') ?? '') ?? [];
  return {
    x: outer.x + Number(left ?? 0) + numberOf(element, 'x'),
    y: outer.y + Number(top ?? 0) + numberOf(element, 'y'),
  };
}
