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
      const places = [...picture.querySelectorAll<SVGElement>('[data-index]')];
      expect(places.map(({ dataset }) => Number(dataset.index))).toEqual(
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

describe('what a chart of lines marks', () => {
  const months = { label: 'Month', values: ['Jan 2025', 'Feb 2025', 'Mar 2025'] };
  const draw = (data: Partial<ChartData>) => {
    const { container } = render(
      <ChartPicture
        id="test"
        data={{
          kind: 'line',
          x: months,
          left: percent,
          series: [
            { ...first, values: [10, 20, 30] },
            { ...second, values: [40, 80, 60] },
          ],
          ...data,
        }}
        notes={[]}
      />,
    );
    return [...container.querySelectorAll('svg[viewBox]')];
  };
  const disksOf = (picture: Element) =>
    [...picture.querySelectorAll('.eventDisk')].map((disk) => {
      const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
        Number(disk.getAttribute(name)),
      );
      return { x: x + width / 2, y: y + width / 2, height };
    });
  const lines = (picture: Element) => [...picture.querySelectorAll('path.line')];

  it('are their names, at their ends, in both forms', () => {
    draw({});
    for (const { label } of [first, second]) expect(screen.getAllByText(label)).toHaveLength(2);
  });

  it('is what the chart is about: heavy, in ink, without a casing over the others', () => {
    for (const picture of draw({
      series: [
        { ...first, values: [10, 20, 30] },
        { ...second, values: [40, 80, 60], subject: true },
      ],
    })) {
      const [heavy, ...more] = picture.querySelectorAll('path.heavy');
      expect(more).toEqual([]);
      expect(heavy?.getAttribute('stroke')).toBe('var(--ink)');
      expect(picture.querySelectorAll('path.thin')).toHaveLength(1);
      // The heavy line comes first: nothing is under it.
      const order = [...picture.querySelectorAll('path.heavy, path.thin')];
      expect(order.map(({ classList }) => classList.value)).toEqual(['heavy', 'thin']);
    }
  });

  it('is the value above which something holds, in words', () => {
    for (const picture of draw({ threshold: { value: 75, label: 'Registration above 75' } })) {
      expect(picture.querySelectorAll('.threshold')).toHaveLength(1);
      expect(picture.textContent?.replaceAll(/\s/g, '')).toContain('Registrationabove75');
    }
  });

  it('is the month in which something happens, on the line that it happens to, and its key', () => {
    const label = 'Noon passes 68 °F';
    const at = [{ series: 'retention', x: 'Feb 2025' }];
    for (const picture of draw({ events: { label, at } })) {
      const [disk, key, ...more] = disksOf(picture);
      expect([key, more]).toEqual([expect.anything(), []]);
      const points = lines(picture)[1]?.getAttribute('d') ?? '';
      expect(points.split('L')[1]).toBe(`${disk?.x},${disk?.y}`);
    }
    expect(screen.getAllByText(label)).toHaveLength(2);
  });

  it('is such a month once, where two lines would share most of a disk', () => {
    const series = [
      { ...first, values: [10, 20, 30] },
      { ...second, values: [40, 22, 60] },
    ];
    const at = series.map(({ id }) => ({ series: id, x: 'Feb 2025' }));
    for (const picture of draw({ series, events: { label: 'Noon', at } })) {
      const [disk, ...more] = disksOf(picture);
      expect(more).toHaveLength(1);
      expect(disk?.height).toBeGreaterThan(17);
    }
  });

  it('is a part month: dotted to it, and hollow there', () => {
    for (const picture of draw({ kind: 'area', x: { ...months, partial: ['Mar 2025'] } })) {
      expect(picture.querySelectorAll('.dotted')).toHaveLength(2);
      expect(picture.querySelectorAll('.ring')).toHaveLength(2);
      for (const line of lines(picture)) expect(line.getAttribute('d')?.split('L')).toHaveLength(2);
    }
  });

  it('is one area, and only one that starts at zero', () => {
    for (const picture of draw({ kind: 'area' }))
      expect(picture.querySelectorAll('.area')).toHaveLength(1);
    cleanup();
    for (const picture of draw({ kind: 'area', left: { ...percent, min: 5 } }))
      expect(picture.querySelectorAll('.area')).toHaveLength(0);
  });

  it('is the last value where it is asked for', () => {
    draw({ printed: ['retention'] });
    expect(screen.getAllByText('60.0%')).toHaveLength(2);
  });

  it('is a value beyond the end of its axis: printed, hollow, and dotted to and from', () => {
    for (const picture of draw({ left: { ...percent, max: 70 } })) {
      expect(picture.querySelectorAll('.ring')).toHaveLength(1);
      const [way, ...more] = picture.querySelectorAll('.dotted');
      expect(way?.getAttribute('d')?.split('L')).toHaveLength(3);
      expect(more).toEqual([]);
    }
    expect(screen.getAllByText('80.0%')).toHaveLength(2);
  });

  it('is what hangs below: the more, the lower, each with its figure', () => {
    const days = { label: 'Days', unit: 'score', decimals: 1, max: 10 } as const;
    const third = { id: 'days', label: 'Days', values: [4.2, 2.1, 6.8], axis: 'hanging' } as const;
    for (const picture of draw({ hanging: days, series: [first, third] })) {
      const heights = [...picture.querySelectorAll('path.bar')].map((bar) =>
        Number(bar.getAttribute('d')?.match(/v([\d.]+)/)?.[1]),
      );
      const unit = (heights[0] ?? 0) / 4.2;
      expect(heights.map((height) => (height / unit).toFixed(1))).toEqual(['4.2', '2.1', '6.8']);
    }
    for (const text of ['4.2', '2.1', '6.8']) expect(screen.getAllByText(text)).toHaveLength(2);
  });
});

it('gives lines of two measures a panel each, with an axis of its own', () => {
  const { container } = render(<ChartPicture id="test" data={charts.area} notes={[]} />);
  for (const picture of container.querySelectorAll('svg[viewBox]')) {
    const levels = [...picture.querySelectorAll('path.line')].map((line) =>
      [...(line.getAttribute('d') ?? '').matchAll(/,([\d.]+)/g)].map(([, y]) => Number(y)),
    );
    expect(levels).toHaveLength(2);
    // The whole of the one lies above the whole of the other.
    expect(Math.max(...(levels[0] ?? []))).toBeLessThan(Math.min(...(levels[1] ?? [])));
  }
});
