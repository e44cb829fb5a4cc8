import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { Axis, ChartData, DatasetFootnote } from '@/content/charts';
import { findSeriesAxis, formatAxisTick } from '@/content/format';
import { dashboards } from '@/content/dashboards/dashboards';
import { computeTicks, getAxisRange } from './axisScale';
import { ResponsiveChart } from './ResponsiveChart';
import { lineHeight } from './marks/SliceLabel';
import { eventDiskRadius } from './marks/EventDisks';
import {
  computeChartSize,
  estimateTextWidth,
  maxLabelFontSize,
  maxNoteFontSize,
} from './chartDimensions';
import { layOutPanels } from './layOutPanels';

const percent = { label: 'Share (%)', unit: 'percent', decimals: 1, min: 0, max: 100 } as const;
const dollars = { label: 'Dollars', unit: 'dollars', decimals: 2, min: 0, max: 20 } as const;
const x = { label: 'Venue', values: ['Rooftop', 'Commission Lobby', 'Beach', 'Annex', 'Tent C'] };
const first = { id: 'engagement', label: 'Engagement', values: [12.4, 8, 3.5, 10, 6] };
const second = { id: 'retention', label: 'Retention', values: [97, 34.2, 50, 61, 70] };
const notes: DatasetFootnote[] = [
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

/** Adds up the translations of an element and its ancestors. */
function offsetOf(element: Element | null): { x: number; y: number } {
  if (!element) return { x: 0, y: 0 };
  const [, left = '0', top = '0'] =
    /translate\(([-\d.]+), ?([-\d.]+)/.exec(element.getAttribute('transform') ?? '') ?? [];
  const { x: x0, y: y0 } = offsetOf(element.parentElement);
  return { x: Number(left) + x0, y: Number(top) + y0 };
}

const shares: Record<string, number> = { start: 0, middle: 0.5, end: 1 };

function expectNotesInside(container: Element, count: number) {
  for (const picture of container.querySelectorAll('svg[viewBox]')) {
    const end = Number(picture.getAttribute('viewBox')?.split(' ')[2]);
    const lines = [...picture.querySelectorAll('.noteText tspan, .noteNumber')];
    expect(lines.length).toBeGreaterThanOrEqual(count);
    for (const line of lines) {
      const anchor = line.closest('text')?.getAttribute('text-anchor') ?? 'start';
      const width = estimateTextWidth(line.textContent, maxNoteFontSize);
      const left =
        offsetOf(line).x + Number(line.getAttribute('x')) - (shares[anchor] ?? 0) * width;
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(end);
    }
  }
}

describe.each(Object.values(charts))('the picture of a chart: $kind', (data) => {
  const draw = () => {
    const { container } = render(<ResponsiveChart id="test" data={data} notes={notes} />);
    const pictures = [...container.querySelectorAll('svg[viewBox]')];
    expect(pictures).toHaveLength(2);
    return { container, pictures };
  };

  it('charts contain no NaN or Infinity, and take all colors from custom properties', () => {
    const { innerHTML } = draw().container;
    expect(innerHTML).not.toMatch(/NaN|undefined|Infinity/);
    for (const [, color] of innerHTML.matchAll(/(?:fill|stroke)="([^"]*)"/g)) {
      expect(color).toMatch(/^(none|var\(--[\w-]+\)|url\(#test-\w+-\d\))$/);
    }
  });

  it('charts label the upper end of each value axis', () => {
    draw();
    const axes = [data.left, ...(data.right ? [data.right] : [])];
    for (const { unit, max } of ['pie', 'radar'].includes(data.kind) ? [] : axes) {
      const end = unit === 'dollars' ? '$20' : `${max}%`;
      expect(screen.getAllByText(end)).toHaveLength(2);
    }
  });

  it('wide charts print their notes, and compact charts only the numbers of their notes', () => {
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

  it('notes without a placement are inside the drawing, whatever values they are on', () => {
    for (const { id: series } of data.series) {
      const text =
        'Counted by two clerks who agreed, and by a third who was asked to leave the room.';
      const everywhere = x.values.map((at) => ({ series, x: at, text }));
      const { container } = render(<ResponsiveChart id="test" data={data} notes={everywhere} />);
      expectNotesInside(container, everywhere.length);
      cleanup();
    }
  });

  it('charts have a hit area and a highlight for each x value', () => {
    for (const picture of draw().pictures) {
      const indices = x.values.map((_, index) => `${index}`);
      const attributes = (name: string) => [
        ...new Set(
          [...picture.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
        ),
      ];
      expect(attributes('data-index')).toEqual(indices);
      expect(attributes('data-highlight')).toEqual(indices);
      for (const area of picture.querySelectorAll('[data-index]'))
        expect(area.getAttribute('fill')).toBe('none');
    }
  });

  it('nothing in a chart’s drawing can get the focus', () => {
    expect(draw().container.querySelector('[tabindex]')).toBeNull();
  });
});

describe('a line chart', () => {
  const months = { label: 'Month', values: ['Jan 2025', 'Feb 2025', 'Mar 2025'] };
  const draw = (data: Partial<ChartData>) => {
    const { container } = render(
      <ResponsiveChart
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
  const findName = (picture: Element | undefined, name: string) =>
    ['x', 'y'].map((key) =>
      Number(
        [...(picture?.querySelectorAll('text') ?? [])]
          .find(({ textContent }) => textContent === name)
          ?.getAttribute(key),
      ),
    );
  const pointsOf = (line: Element) =>
    [...(line.getAttribute('d') ?? '').matchAll(/([\d.]+),([\d.]+)/g)].map((point) =>
      point.slice(1).map(Number),
    );

  it('a line chart puts long names at the ends of lines if wide, and beside the lines if compact', () => {
    const [wide, compact] = draw({
      series: [
        { ...first, values: [40, 40, 40] },
        { ...second, values: [66, 66, 66] },
      ],
    });
    for (const [own, { label }] of [first, second].entries()) {
      const [end] = pointsOf(lines(wide!)[own]!).at(-1)!;
      expect(findName(wide, label)[0]).toBeGreaterThan(end!);
      const [, y] = findName(compact, label);
      const distances = lines(compact!).map((line) => Math.abs(pointsOf(line)[0]![1]! - y!));
      expect(distances[own]).toBe(Math.min(...distances));
      expect(distances[own]).toBeGreaterThan(10);
    }
  });

  it('a compact line chart names lines at their ends if the names are short', () => {
    const [, compact] = draw({
      series: [
        { ...first, label: 'X', values: [10, 20, 30] },
        { ...second, label: 'Only', values: [40, 80, 60] },
      ],
    });
    for (const [own, name] of ['X', 'Only'].entries()) {
      const [end] = pointsOf(lines(compact!)[own]!).at(-1)!;
      expect(findName(compact, name)[0]).toBeGreaterThan(end!);
    }
  });

  it('a leader connects the end of a line to its name if the name moved to avoid another name', () => {
    const [wide] = draw({
      series: [
        { ...first, values: [10, 20, 60] },
        { ...second, values: [40, 80, 61] },
      ],
    });
    const xOf = (name: string) =>
      [...(wide?.querySelectorAll('text') ?? [])]
        .find(({ textContent }) => textContent === name)
        ?.getAttribute('x');
    expect(xOf(first.label)).toBe(xOf(second.label));
    const leaders = [...(wide?.querySelectorAll('.leader') ?? [])];
    expect(leaders).toHaveLength(1);
    const [start, end = ''] = (leaders[0]?.getAttribute('d') ?? '').slice(1).split('L');
    const lineEnds = lines(wide!).map((line) => line.getAttribute('d')?.split('L').at(-1));
    const [x = '', y] = start!.split(',');
    expect(lineEnds).toContain(`${Number(x) - 5},${y}`);
    const distance = Number(xOf(first.label)) - parseFloat(end);
    expect(distance).toBeGreaterThan(0);
    expect(distance).toBeLessThan(5);
  });

  it('in a two-panel chart, a panel’s axis label takes the place of the name of its only line', () => {
    const series = [
      { ...first, values: [10, 20, 30] },
      { ...second, values: [4, 8, 6], axis: 'right' as const },
    ];
    const [wide] = draw({ right: dollars, series });
    const texts = [...(wide?.querySelectorAll('text') ?? [])].map((text) => text.textContent);
    expect(texts).toEqual(expect.arrayContaining([percent.label, dollars.label]));
    for (const { label } of series) expect(texts).not.toContain(label);
  });

  it('a line chart draws the series marked as subject as a heavy line behind thin lines', () => {
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
      // Earlier elements of an SVG are behind later ones.
      const order = [...picture.querySelectorAll('path.heavy, path.thin')];
      expect(order.map(({ classList }) => classList.value)).toEqual(['heavy', 'thin']);
    }
  });

  it('a line chart draws and labels its threshold', () => {
    for (const picture of draw({ threshold: { value: 75, label: 'Registration above 75' } })) {
      expect(picture.querySelectorAll('[stroke="var(--ink-2)"]')).toHaveLength(1);
      expect(picture.textContent?.replaceAll(/\s/g, '')).toContain('Registrationabove75');
    }
  });

  it('a line chart marks an event with a disk, and a key explains the disk', () => {
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

  it('in a line chart, one ring highlights all points whose own rings would overlap', () => {
    for (const picture of draw({
      series: [
        { ...first, values: [10, 20, 30] },
        { ...second, values: [40, 22, 60] },
      ],
    })) {
      const ringsOf = (ring: Element) => ring.getAttribute('d')?.match(/M/g)?.length;
      expect([...picture.querySelectorAll('.highlightLine')].map(ringsOf)).toEqual([2, 1, 2]);
    }
  });

  it('in a line chart, events whose disks would overlap share one disk', () => {
    const series = [
      { ...first, values: [10, 20, 30] },
      { ...second, values: [40, 22, 60] },
    ];
    const at = series.map(({ id }) => ({ series: id, x: 'Feb 2025' }));
    for (const picture of draw({ series, events: { label: 'Noon', at } })) {
      const [disk, ...more] = disksOf(picture);
      expect(more).toHaveLength(1);
      expect(disk?.height).toBeGreaterThan(2 * eventDiskRadius + 2);
    }
  });

  it('a missing value is a gap in its line, and no segment or marker takes its place', () => {
    const x = { label: 'Month', values: ['Jan', 'Feb', 'Mar', 'Apr', 'May'] };
    const complete = { ...second, values: [40, 50, 60, 70, 80] };
    for (const picture of draw({
      x,
      series: [{ ...first, values: [10, 20, null, 30, 25] }, complete],
    })) {
      const parts = lines(picture)[0]?.getAttribute('d')?.split('M').slice(1);
      expect(parts?.map((part) => part.split('L').length)).toEqual([2, 2]);
      const [gappy, whole] = [...picture.querySelectorAll('.marker')].map(
        (marker) => marker.getAttribute('d')?.match(/M/g)?.length,
      );
      expect([gappy, whole]).toEqual([4, 5]);
    }
  });

  it('an area chart shows an incomplete month as a hollow marker, apart from the line', () => {
    for (const picture of draw({ kind: 'area', x: { ...months, partial: ['Mar 2025'] } })) {
      expect(picture.querySelectorAll('.ring')).toHaveLength(2);
      for (const line of lines(picture)) expect(line.getAttribute('d')?.split('L')).toHaveLength(2);
    }
  });

  it('an area chart fills the area below one line, unless its axis starts above zero', () => {
    for (const picture of draw({ kind: 'area' }))
      expect(picture.querySelectorAll('.area')).toHaveLength(1);
    cleanup();
    for (const picture of draw({ kind: 'area', left: { ...percent, min: 5 } }))
      expect(picture.querySelectorAll('.area')).toHaveLength(0);
  });

  it('a wide line chart prints the last value of each series named in `lastValueLabels`', () => {
    const [wide] = draw({ lastValueLabels: ['retention'] });
    expect(wide?.textContent).toContain('60.0%');
  });

  it('a line chart prints a value beyond its axis beside a hollow marker', () => {
    for (const picture of draw({ left: { ...percent, max: 70 } }))
      expect(picture.querySelectorAll('.ring')).toHaveLength(1);
    expect(screen.getAllByText('80.0%')).toHaveLength(2);
  });

  it('bars on the hanging axis of a line chart are in proportion to their values, which are printed', () => {
    const days = { label: 'Days', unit: 'score', decimals: 1, max: 10 } as const;
    const third = { id: 'days', label: 'Days', values: [4.2, 2.1, 6.8], axis: 'hanging' } as const;
    for (const picture of draw({
      hanging: days,
      series: [{ ...first, values: [10, 20, 30] }, third],
    })) {
      const heights = [...picture.querySelectorAll('path.bar')].map((bar) =>
        Number(bar.getAttribute('d')?.match(/v([\d.]+)/)?.[1]),
      );
      const unit = (heights[0] ?? 0) / 4.2;
      expect(heights.map((height) => (height / unit).toFixed(1))).toEqual(['4.2', '2.1', '6.8']);
    }
    for (const text of ['4.2', '2.1', '6.8']) expect(screen.getAllByText(text)).toHaveLength(2);
  });
});

describe.each(Object.values(charts))('missing values in a chart: $kind', (data) => {
  const withValues = (change: (values: readonly (number | null)[]) => (number | null)[]) => ({
    ...data,
    series: data.series.map((one) => ({ ...one, values: change(one.values) })),
  });

  it('a chart with a missing value in each series draws the other values', () => {
    const gappy = withValues((values) => values.map((value, i) => (i === 1 ? null : value)));
    const { container } = render(<ResponsiveChart id="test" data={gappy} notes={[]} />);
    expect(container.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
    for (const path of container.querySelectorAll('path'))
      expect(path.getAttribute('d')).toMatch(/^(M|$)/);
    for (const picture of container.querySelectorAll('svg[viewBox]'))
      expect(picture.querySelector('[data-index="1"]')).not.toBeNull();
  });

  it('a series with too few values stops the drawing, and the error names it', () => {
    const short = withValues((values) => values.slice(1));
    expect(() => render(<ResponsiveChart id="test" data={short} notes={[]} />)).toThrow(
      'The series "engagement" of test has 4 values for 5 x values.',
    );
  });
});

it('the name of a pie’s bottom slice is centered below the slice, or inside it if compact', () => {
  const halves: ChartData = {
    ...charts.pie,
    x: { label: 'Shift', values: ['Day', 'Evening', 'Night'] },
    series: [{ ...first, values: [35, 30, 35] }],
  };
  const { container } = render(<ResponsiveChart id="test" data={halves} notes={[]} />);
  for (const picture of container.querySelectorAll('svg[viewBox]')) {
    const radius = Number(
      /A([\d.]+),/.exec(picture.querySelector('path.slice')?.getAttribute('d') ?? '')?.[1],
    );
    const bottom = [...picture.querySelectorAll('text')].find(({ textContent }) =>
      textContent?.endsWith('Evening'),
    );
    expect(bottom?.getAttribute('text-anchor')).toBe('middle');
    expect(Number(bottom?.getAttribute('x'))).toBeCloseTo(0, 0);
    const upperEdge = Number(bottom?.getAttribute('y')) - maxLabelFontSize / 2;
    if (picture.matches('.compact')) expect(radius - upperEdge).toBeGreaterThan(lineHeight * 2.5);
    else expect(upperEdge - radius).toBeGreaterThan(8);
  }
});

it('a radar chart prints the names of its spokes beyond the outer ring', () => {
  const { container } = render(<ResponsiveChart id="test" data={charts.radar} notes={[]} />);
  for (const picture of container.querySelectorAll('svg[viewBox]')) {
    const rings = [...picture.querySelectorAll('circle:not([class])')];
    const radius = Math.max(...rings.map((ring) => Number(ring.getAttribute('r'))));
    for (const name of x.values) {
      const label = [...picture.querySelectorAll('text')].find(
        ({ textContent }) => textContent === name,
      );
      const [left, top] = ['x', 'y'].map((key) => Number(label?.getAttribute(key)));
      expect(Math.hypot(left!, top!)).toBeGreaterThan(radius + 4);
    }
  }
});

it('a radar chart labels its rings, including the outer one, with each label centered on its ring', () => {
  const { container } = render(<ResponsiveChart id="test" data={charts.radar} notes={[]} />);
  for (const picture of container.querySelectorAll('svg[viewBox]')) {
    const rings = [...picture.querySelectorAll('circle:not([class])')];
    const outer = Math.max(...rings.map((ring) => Number(ring.getAttribute('r'))));
    const labels = [...picture.querySelectorAll('text')].filter(({ textContent }) =>
      /^\d+%$/.test(textContent),
    );
    expect(labels.map(({ textContent }) => textContent)).toContain('100%');
    for (const label of labels) {
      const [left, top] = ['x', 'y'].map((name) => Number(label.getAttribute(name)));
      expect(label.getAttribute('text-anchor')).toBe('middle');
      expect(Math.hypot(left!, top!)).toBeCloseTo((parseFloat(label.textContent) / 100) * outer, 0);
    }
  }
});

it('a note below a bar has a vertical leader to the bar’s value', () => {
  const note = { series: 'compliance', x: 'Travel', text: 'Sand.' };
  const data: ChartData = {
    ...charts.bar,
    x: { ...x, values: x.values.map((name) => (name === 'Beach' ? note.x : name)) },
    series: [first, { ...second, id: note.series, axis: 'right' }],
  };
  const { container } = render(<ResponsiveChart id="categories" data={data} notes={[note]} />);
  const [wide] = container.querySelectorAll('svg[viewBox]');
  const value = [...(wide?.querySelectorAll('text') ?? [])].find(
    ({ textContent }) => textContent === '50.0%',
  );
  const [valueX, valueY] = ['x', 'y'].map((name) => Number(value?.getAttribute(name)));
  const [startX, startY, endX] =
    /^M([\d.]+),([\d.]+)L([\d.]+)/
      .exec(wide?.querySelector('.leader')?.getAttribute('d') ?? '')
      ?.slice(1)
      .map(Number) ?? [];
  expect(endX).toBe(startX);
  expect(startX).toBeGreaterThan(valueX!);
  expect(startX).toBeLessThan(valueX! + 0.7 * estimateTextWidth('50.0%'));
  expect(startY! - valueY!).toBeCloseTo(8, 0);
});

it('a bar chart leaves no gap between the hit areas of its rows', () => {
  const data = { ...charts.bar, right: undefined, series: charts.bar.series.slice(0, 1) };
  const { container } = render(<ResponsiveChart id="test" data={data} notes={[]} />);
  for (const picture of container.querySelectorAll('svg[viewBox]')) {
    const rows = [...picture.querySelectorAll('path[data-index]')].map((path) => {
      const [, y, height] =
        /^M[^,]+,([\d.]+)h\d+v([\d.]+)/.exec(path.getAttribute('d') ?? '') ?? [];
      return { top: Number(y), bottom: Number(y) + Number(height) };
    });
    expect(rows).toHaveLength(x.values.length);
    rows.slice(1).forEach(({ top }, i) => expect(top).toBeCloseTo(rows[i]!.bottom, 0));
  }
});

it('a compact bar chart prints its first tick label flush left', () => {
  const data = { ...charts.bar, right: undefined, series: charts.bar.series.slice(0, 1) };
  const { container } = render(<ResponsiveChart id="test" data={data} notes={[]} />);
  const [, compact] = container.querySelectorAll('svg[viewBox]');
  const texts = [...(compact?.querySelectorAll('text') ?? [])];
  const label = texts.find(({ textContent }) => textContent === '$0');
  expect(label?.getAttribute('text-anchor')).toBe('start');
});

it('a compact bar chart with two axes has two panels side by side', () => {
  const { container } = render(<ResponsiveChart id="test" data={charts.bar} notes={[]} />);
  const [, compact] = container.querySelectorAll('svg[viewBox]');
  const bars = [...(compact?.querySelectorAll('rect.bar') ?? [])];
  expect(bars).toHaveLength(2 * x.values.length);
  const panels = [...new Set(bars.map((bar) => bar.closest('g[transform]')))];
  const lefts = panels.map((panel) =>
    parseFloat(panel?.getAttribute('transform')?.slice(10) ?? ''),
  );
  expect(lefts).toHaveLength(2);
  expect(lefts[1]).toBeGreaterThan(lefts[0]! + 140);
  const levelsIn = (panel?: Element | null) =>
    bars.filter((bar) => panel?.contains(bar)).map((bar) => bar.getAttribute('y'));
  expect(levelsIn(panels[0])).toEqual(levelsIn(panels[1]));
});

it('a series beside bars on one axis stops the drawing, and the error names the axis', () => {
  const series = charts.combined.series.map((one) => ({ ...one, axis: undefined }));
  const data = { ...charts.combined, series };
  expect(() => render(<ResponsiveChart id="test" data={data} notes={[]} />)).toThrow(
    'The axis “Dollars” has a series of bars, beside which no other is drawn.',
  );
});

it('a combined chart prints the upper series’ name above its first point, and the lower one’s below', () => {
  const [bars, line, points] = charts.combined.series;
  const values = line!.values.map((value) => value && value / 2);
  const data = { ...charts.combined, series: [bars!, { ...line!, values }, points!] };
  const { container } = render(<ResponsiveChart id="test" data={data} notes={[]} />);
  for (const picture of container.querySelectorAll('svg[viewBox]')) {
    const line = picture.querySelector('path.thin')?.getAttribute('d') ?? '';
    const [start = NaN, level = NaN] = (line.slice(1).split('L')[0] ?? '').split(',').map(Number);
    const [below = NaN, above = NaN] = ['Retention', 'Calm'].map((name) => {
      const label = [...picture.querySelectorAll('text')].find(
        ({ textContent }) => textContent === name,
      );
      expect(Number(label?.getAttribute('x')) - start).toBeLessThan(5);
      return Number(label?.getAttribute('y'));
    });
    expect(below - level).toBeGreaterThan(maxLabelFontSize / 2);
    expect(level - above).toBeGreaterThan(maxLabelFontSize / 2);
  }
});

it('a combined chart draws the highlight over labels, but leaves out the title between the panels', () => {
  const { container } = render(<ResponsiveChart id="test" data={charts.combined} notes={[]} />);
  for (const picture of container.querySelectorAll('svg[viewBox]')) {
    const [band] = picture.querySelectorAll('.highlightBand');
    for (const text of picture.querySelectorAll('text'))
      expect(text.compareDocumentPosition(band!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const [lines, bars] = [
      ...(band!.getAttribute('d') ?? '').matchAll(/M[^,]+,([\d.]+)h[\d.]+v([\d.]+)/g),
    ].map(([, top, height]) => ({ top: Number(top), bottom: Number(top) + Number(height) }));
    expect(bars!.top - lines!.bottom).toBeGreaterThan(40);
  }
});

it('an area chart with two value axes has two panels, one above the other', () => {
  for (const compact of [false, true]) {
    const panels = layOutPanels(charts.area, computeChartSize(charts.area, compact));
    expect(panels.map(({ title }) => title)).toEqual([[dollars.label], [percent.label]]);
    const [upper, lower] = panels;
    expect(upper!.y + upper!.height).toBeLessThan(lower!.y);
  }
});

describe.each(
  dashboards
    .flatMap(({ tabs }) => tabs.flatMap((tab) => tab.charts))
    .map((chart) => [chart.id, chart] as const),
)('the chart %s of a dashboard', (id, { data, notes }) => {
  it('every note of a chart fits inside the drawing', () => {
    const { container } = render(<ResponsiveChart id={id} data={data} notes={notes} />);
    expectNotesInside(container, notes.length);
  });

  if (data.kind !== 'pie')
    it('ticks and marks of the same value are at the same place', () => {
      const ticksOf = (axis: Axis) => computeTicks(getAxisRange({ ...data, left: axis }));
      const valueAt = (tick: number) => (axis?: Axis) => (axis ? ticksOf(axis).at(tick)! : 0);
      for (const valueOf of [valueAt(-1), valueAt(data.kind === 'radar' ? 1 : 0)]) {
        const series = data.series
          .filter(({ axis }) => axis !== 'hanging')
          .map((one, i) => ({
            ...one,
            // Each area of a stack begins where the one below ends.
            values: data.x.values.map(() =>
              data.kind === 'stacked-area' && i > 0 ? 0 : valueOf(findSeriesAxis(data, one)),
            ),
          }));
        const { container } = render(
          <ResponsiveChart id={id} data={{ ...data, hanging: undefined, series }} notes={[]} />,
        );
        for (const picture of container.querySelectorAll('svg[viewBox]')) {
          const isHorizontal = data.kind === 'bar';
          const direction = isHorizontal ? 'x' : 'y';
          const labels = [data.left, data.right].map(
            (axis) => axis && formatAxisTick(valueOf(axis), axis.unit),
          );
          const ticks =
            data.kind === 'radar'
              ? [...picture.querySelectorAll('circle:not([class])')].map(
                  (ring) => offsetOf(ring).y - Number(ring.getAttribute('r')),
                )
              : [...picture.querySelectorAll('text')]
                  .filter(({ textContent }) => labels.includes(textContent))
                  .map((text) => offsetOf(text)[direction] + Number(text.getAttribute(direction)));
          const marks = [
            ...picture.querySelectorAll(isHorizontal ? 'rect.bar' : markSelector),
          ].filter((mark) => !mark.closest('pattern'));
          expect(marks.length).toBeGreaterThanOrEqual(series.length);
          for (const mark of marks) {
            const { x: left, y: top, width } = startOf(mark);
            const at = isHorizontal ? left + width : top;
            expect(Math.min(...ticks.map((tick) => Math.abs(tick - at)))).toBeLessThan(0.11);
          }
        }
        cleanup();
      }
    });

  const markSelector = '.line, .heavy, .thin, path.bar, .drawIn path[fill]:not(.seam, .area)';

  /** Where a path starts, or the corner and the width of a bar. */
  function startOf(mark: Element) {
    const [, left = NaN, top = NaN, width = 0] = /^M([-\de.]+),([-\d.]+)(?:h([-\d.]+))?/
      .exec(mark.getAttribute('d') ?? '')
      ?.map(Number) ?? [NaN, ...['x', 'y', 'width'].map((name) => Number(mark.getAttribute(name)))];
    const { x: x0, y: y0 } = offsetOf(mark);
    return { x: x0 + left, y: y0 + top, width };
  }
});
