import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { ChartData, ChartNote } from '@/content/charts';
import { ChartPicture } from './ChartPicture';

const percent = { label: 'Share (%)', unit: 'percent', decimals: 1, min: 0, max: 100 } as const;
const dollars = { label: 'Dollars', unit: 'dollars', decimals: 2, min: 0, max: 20 } as const;
const x = { label: 'Venue', values: ['Rooftop', 'Commission Lobby', 'Beach', 'Annex', 'Tent C'] };
const first = { id: 'engagement', label: 'Engagement', values: [12.4, 8, 3.5, 10, 6] };
const second = { id: 'retention', label: 'Retention', values: [97, 34.2, 50, 61, 70] };
const notes: ChartNote[] = [
  { series: 'engagement', x: 'Beach', text: 'Sand.' },
  { series: 'engagement', x: 'Tent C', text: 'Tents A and B are under review.' },
];
const two = {
  left: dollars,
  right: percent,
  series: [first, { ...second, axis: 'right' }],
} as const;

const charts: Record<ChartData['kind'], ChartData> = {
  line: { kind: 'line', x, left: percent, series: [first, second] },
  area: { kind: 'area', x, ...two },
  'stacked-area': {
    kind: 'stacked-area',
    x,
    left: { ...percent, max: 120 },
    series: [first, second],
  },
  bar: { kind: 'bar', x, ...two },
  combined: {
    kind: 'combined',
    x,
    ...two,
    series: [
      { ...first, mark: 'bar' },
      { ...second, axis: 'right', mark: 'line' },
      { ...second, id: 'calm', label: 'Calm', axis: 'right', mark: 'point' },
    ],
  },
  pie: { kind: 'pie', x, left: percent, series: [first] },
  radar: { kind: 'radar', x, left: percent, series: [first, second] },
};

afterEach(cleanup);

describe.each(Object.values(charts))('the picture of a chart: $kind', (data) => {
  const draw = () => {
    const { container } = render(<ChartPicture id="test" data={data} notes={notes} />);
    const pictures = [...container.querySelectorAll('svg[viewBox]')];
    expect(pictures).toHaveLength(2);
    return { container, pictures };
  };

  it('draws only what can be drawn, in colors that the style sheet knows', () => {
    const { innerHTML } = draw().container;
    expect(innerHTML).not.toMatch(/NaN|undefined|Infinity/);
    for (const [, color] of innerHTML.matchAll(/(?:fill|stroke)="([^"]*)"/g)) {
      expect(color).toMatch(/^(none|var\(--[\w-]+\)|url\(#test-\w+-\d\))$/);
    }
  });

  it('says of each axis how far it goes', () => {
    draw();
    const axes = [data.left, ...(data.right ? [data.right] : [])];
    for (const { unit, max } of data.kind === 'pie' ? [] : axes) {
      const end = unit === 'dollars' ? '$20' : `${max}%`;
      expect(screen.getAllByText(end)).toHaveLength(2);
    }
  });

  it('says its notes where there is room, and numbers them where there is none', () => {
    const [wide, compact] = draw().pictures;
    const textsOf = (picture?: Element) =>
      [...(picture?.querySelectorAll('text') ?? [])].map((text) =>
        [...text.childNodes].map((line) => line.textContent).join(' '),
      );
    for (const [i, { text }] of notes.entries()) {
      expect(textsOf(wide).filter((one) => one === text)).toHaveLength(1);
      expect(textsOf(compact).filter((one) => one === `${i + 1}`)).toHaveLength(1);
      expect(textsOf(compact)).not.toContain(text);
    }
  });

  it('marks each place once, and all that is drawn there', () => {
    for (const picture of draw().pictures) {
      const places = [...picture.querySelectorAll<SVGElement>('[data-place]')];
      expect(places.map(({ dataset }) => Number(dataset.place))).toEqual(
        x.values.map((_, index) => index),
      );
      for (const { dataset } of places) {
        expect(dataset.points ?? '0,0').toMatch(/^-?\d+,-?\d+( -?\d+,-?\d+)*$/);
      }
    }
  });

  it('has no stop for the keyboard', () => {
    expect(draw().container.querySelector('[tabindex]')).toBeNull();
  });
});
