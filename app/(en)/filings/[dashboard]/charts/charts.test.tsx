import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { ChartData, FootnoteWithTextPosition } from '@/content/charts';
import { dashboards } from '@/content/dashboards/dashboards';
import { WideAndCompactChart } from './WideAndCompactChart';
import { estimateTextWidth, maxLabelFontSize, maxNoteFontSize } from './chartDimensions';

const percent = { label: 'Share (%)', unit: 'percent', decimals: 1, min: 0, max: 100 } as const;
const dollars = { label: 'Dollars', unit: 'dollars', decimals: 2, min: 0, max: 20 } as const;
const x = { label: 'Venue', values: ['Rooftop', 'Commission Lobby', 'Beach', 'Annex', 'Tent C'] };
const first = { id: 'engagement', label: 'Engagement', values: [12.4, 8, 3.5, 10, 6] };
const second = { id: 'retention', label: 'Retention', values: [97, 34.2, 50, 61, 70] };
const placement = { dx: 20, dy: 0, width: 300, compactNumberOffset: { dx: 20, dy: 0 } };
const notes: FootnoteWithTextPosition[] = [
  { series: 'engagement', x: 'Beach', text: 'Sand.', ...placement },
  { series: 'engagement', x: 'Tent C', text: 'Tents A and B are under review.', ...placement },
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
    const { container } = render(<WideAndCompactChart id="test" data={data} notes={notes} />);
    const pictures = [...container.querySelectorAll('svg[viewBox]')];
    expect(pictures).toHaveLength(2);
    return { container, pictures };
  };

  it('charts contain no NaN or Infinity and no color but custom properties of the style sheet', () => {
    const { innerHTML } = draw().container;
    expect(innerHTML).not.toMatch(/NaN|undefined|Infinity/);
    for (const [, color] of innerHTML.matchAll(/(?:fill|stroke)="([^"]*)"/g)) {
      expect(color).toMatch(/^(none|var\(--[\w-]+\)|url\(#test-\w+-\d\))$/);
    }
  });

  it('charts print a label at the upper end of each value axis', () => {
    draw();
    const axes = [data.left, ...(data.right ? [data.right] : [])];
    for (const { unit, max } of data.kind === 'pie' ? [] : axes) {
      const end = unit === 'dollars' ? '$20' : `${max}%`;
      expect(screen.getAllByText(end)).toHaveLength(2);
    }
  });

  it('wide charts print the text of their notes, compact charts only the notes’ numbers', () => {
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

  it('charts have a hit area and a highlight for each x value', () => {
    for (const picture of draw().pictures) {
      const indices = x.values.map((_, index) => `${index}`);
      const attributes = (name: string) =>
        [...picture.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name));
      expect(attributes('data-index')).toEqual(indices);
      expect(attributes('data-highlight')).toEqual(indices);
    }
  });

  it('the drawing of a chart contains no focusable element', () => {
    expect(draw().container.querySelector('[tabindex]')).toBeNull();
  });
});

describe('a line chart', () => {
  const months = { label: 'Month', values: ['Jan 2025', 'Feb 2025', 'Mar 2025'] };
  const draw = (data: Partial<ChartData>) => {
    const { container } = render(
      <WideAndCompactChart
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

  it('wide line charts print each series’ name at the end of its line, compact ones do not if the names are long', () => {
    const [wide, compact] = draw({});
    for (const { label } of [first, second]) {
      expect(wide?.textContent).toContain(label);
      expect(compact?.textContent).not.toContain(label);
    }
  });

  it('a compact line chart prints the series’ names at the ends of its lines if its panel stays wide enough', () => {
    const [, compact] = draw({
      series: [
        { ...first, label: 'X', values: [10, 20, 30] },
        { ...second, label: 'Only', values: [40, 80, 60] },
      ],
    });
    const texts = [...(compact?.querySelectorAll('text') ?? [])].map((text) => text.textContent);
    expect(texts).toEqual(expect.arrayContaining(['X', 'Only']));
  });

  it('in a wide line chart whose lines end close together, all series’ names start at one x coordinate, and a leader line runs from the end of a line to the name that was moved', () => {
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
    expect(lineEnds).toContain(start);
    const distance = Number(xOf(first.label)) - parseFloat(end);
    expect(distance).toBeGreaterThan(0);
    expect(distance).toBeLessThan(5);
  });

  it('in a line chart with two value axes, a panel with one line prints the axis label and no series name', () => {
    const series = [
      { ...first, values: [10, 20, 30] },
      { ...second, values: [4, 8, 6], axis: 'right' as const },
    ];
    const [wide] = draw({ right: dollars, series });
    const texts = [...(wide?.querySelectorAll('text') ?? [])].map((text) => text.textContent);
    expect(texts).toEqual(expect.arrayContaining([percent.label, dollars.label]));
    for (const { label } of series) expect(texts).not.toContain(label);
  });

  it('a line chart draws the series marked as `subject` as one heavy line in the text color, behind the thin lines of the other series', () => {
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
      // In SVG, later elements are drawn over earlier ones, so the heavy line has to be the first path to be
      // behind the thin one.
      const order = [...picture.querySelectorAll('path.heavy, path.thin')];
      expect(order.map(({ classList }) => classList.value)).toEqual(['heavy', 'thin']);
    }
  });

  it('a line chart draws its threshold with the threshold’s label', () => {
    for (const picture of draw({ threshold: { value: 75, label: 'Registration above 75' } })) {
      expect(picture.querySelectorAll('.threshold')).toHaveLength(1);
      expect(picture.textContent?.replaceAll(/\s/g, '')).toContain('Registrationabove75');
    }
  });

  it('a line chart marks an event by a disk behind its point and explains the disk in a key', () => {
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

  it('a line chart draws one disk for two events whose disks would overlap', () => {
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

  it('an area chart draws a month with incomplete data as a hollow marker with a dotted line', () => {
    for (const picture of draw({ kind: 'area', x: { ...months, partial: ['Mar 2025'] } })) {
      expect(picture.querySelectorAll('.dotted')).toHaveLength(2);
      expect(picture.querySelectorAll('.ring')).toHaveLength(2);
      for (const line of lines(picture)) expect(line.getAttribute('d')?.split('L')).toHaveLength(2);
    }
  });

  it('an area chart fills the area below its first series only, and no area if its value axis does not start at zero', () => {
    for (const picture of draw({ kind: 'area' }))
      expect(picture.querySelectorAll('.area')).toHaveLength(1);
    cleanup();
    for (const picture of draw({ kind: 'area', left: { ...percent, min: 5 } }))
      expect(picture.querySelectorAll('.area')).toHaveLength(0);
  });

  it('a wide line chart prints the last value of a series that the option `seriesWithPrintedLastValue` of the chart lists', () => {
    const [wide] = draw({ seriesWithPrintedLastValue: ['retention'] });
    expect(wide?.textContent).toContain('60.0%');
  });

  it('a line chart draws a value beyond its axis as a hollow marker with dotted lines and prints the value', () => {
    for (const picture of draw({ left: { ...percent, max: 70 } })) {
      expect(picture.querySelectorAll('.ring')).toHaveLength(1);
      const [way, ...more] = picture.querySelectorAll('.dotted');
      expect(way?.getAttribute('d')?.split('L')).toHaveLength(3);
      expect(more).toEqual([]);
    }
    expect(screen.getAllByText('80.0%')).toHaveLength(2);
  });

  it('bars that hang from the top of a line chart have lengths in proportion to their values, and each value is printed', () => {
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

it('the name of the slice at the top or bottom of a pie chart is centered on the slice, outside the pie', () => {
  const halves: ChartData = {
    ...charts.pie,
    x: { label: 'Shift', values: ['Day', 'Evening', 'Night'] },
    series: [{ ...first, values: [35, 30, 35] }],
  };
  const { container } = render(<WideAndCompactChart id="test" data={halves} notes={[]} />);
  for (const picture of container.querySelectorAll('svg[viewBox]')) {
    const radius = Number(
      /A([\d.]+),/.exec(picture.querySelector('path.slice')?.getAttribute('d') ?? '')?.[1],
    );
    const bottom = [...picture.querySelectorAll('text')].find(
      ({ textContent }) => textContent === 'Evening',
    );
    expect(bottom?.getAttribute('text-anchor')).toBe('middle');
    expect(Number(bottom?.getAttribute('x'))).toBeCloseTo(0, 0);
    const upperEdge = Number(bottom?.getAttribute('y')) - maxLabelFontSize / 2;
    expect(upperEdge - radius).toBeGreaterThan(8);
  }
});

it('a radar chart draws the points of two nearly equal values apart, and every other point on its spoke', () => {
  const radar: ChartData = {
    ...charts.radar,
    series: [
      { ...first, values: [50, 20, 30, 40, 60] },
      { ...second, values: [51, 80, 70, 90, 20] },
    ],
  };
  const { container } = render(<WideAndCompactChart id="test" data={radar} notes={[]} />);
  for (const picture of container.querySelectorAll('svg[viewBox]')) {
    const outlines = [...picture.querySelectorAll('path.line')].map((line) =>
      [...(line.getAttribute('d') ?? '').matchAll(/([-\d.]+),([-\d.]+)/g)].map(
        ([, left, top]) => [Number(left), Number(top)] as const,
      ),
    );
    const distancesToSpoke = outlines.map((points) =>
      points.map(([left, top], spoke) => {
        const angle = (2 * Math.PI * spoke) / x.values.length;
        return Math.abs(left * Math.cos(angle) + top * Math.sin(angle));
      }),
    );
    for (const [meeting, ...others] of distancesToSpoke) {
      expect(meeting).toBeGreaterThan(3);
      expect(meeting).toBeLessThan(4.1);
      for (const distance of others) expect(distance).toBeLessThan(0.2);
    }
  }
});

describe('the names left and right of a radar chart', () => {
  const names = ['Rooftop', 'Beach', 'Annex', 'Tent C', 'Staircase'];
  const radar: ChartData = {
    ...charts.radar,
    x: { label: 'Venue', values: names },
    series: [{ ...first, values: [12, 8, 4, 10, 90] }, second],
  };
  /** Returns the positions of the names at the ends of the second and the last spoke, and of the radar's corners there. */
  const locate = (isCompact: boolean) => {
    const { container } = render(<WideAndCompactChart id="test" data={radar} notes={[]} />);
    const picture = container.querySelectorAll('svg[viewBox]')[isCompact ? 1 : 0];
    return ['Beach', 'Staircase'].map((name) => {
      const label = [...(picture?.querySelectorAll('text') ?? [])].find(
        ({ textContent }) => textContent === name,
      );
      const line = picture?.querySelectorAll('path.crosshair')[names.indexOf(name)];
      const [, cornerX, cornerY] = /L([-\d.]+),([-\d.]+)/.exec(line?.getAttribute('d') ?? '') ?? [];
      const width = estimateTextWidth(name);
      const isCentered = label?.getAttribute('text-anchor') === 'middle';
      const left = Number(label?.getAttribute('x')) - (isCentered ? width / 2 : 0);
      return {
        left,
        right: left + width,
        baseline: Number(label?.getAttribute('y')),
        corner: { x: Number(cornerX), y: Number(cornerY) },
      };
    });
  };

  it('a compact radar chart prints the names left and right of it at one height, just above its corners', () => {
    const [right, left] = locate(true);
    expect(left?.baseline).toBe(right?.baseline);
    expect(left?.right).toBeGreaterThan(left!.corner.x);
    expect(right?.left).toBeLessThan(right!.corner.x);
    for (const { baseline, corner } of [left!, right!]) {
      expect(corner.y - baseline).toBeGreaterThan(0);
      expect(corner.y - baseline).toBeLessThan(24);
    }
  });

  it('a wide radar chart prints the names left and right of it beside its corners, level with them', () => {
    const [right, left] = locate(false);
    expect(left?.right).toBeLessThan(left!.corner.x);
    expect(right?.left).toBeGreaterThan(right!.corner.x);
    for (const { baseline, corner } of [left!, right!]) {
      expect(baseline - corner.y).toBeCloseTo(5, 0);
    }
  });
});

it('the leader line of a note below a bar of a wide bar chart is vertical and ends just below the bar’s value', () => {
  const note = { ...placement, series: 'retention', x: 'Beach', text: 'Sand.', dx: 0, dy: 40 };
  const { container } = render(<WideAndCompactChart id="test" data={charts.bar} notes={[note]} />);
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
  const { container } = render(<WideAndCompactChart id="test" data={charts.bar} notes={notes} />);
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

it.each(['bar', 'combined'] as const)(
  'a compact %s chart prints the first tick label of its left panel flush with the edge of the panel',
  (kind) => {
    const { container } = render(<WideAndCompactChart id="test" data={charts[kind]} notes={[]} />);
    const [, compact] = container.querySelectorAll('svg[viewBox]');
    const anchorOf = (tickLabel: string) =>
      [...(compact?.querySelectorAll('text') ?? [])]
        .find(({ textContent }) => textContent === tickLabel)
        ?.getAttribute('text-anchor');
    expect(anchorOf('$0')).toBe('start');
    expect(anchorOf('0%')).toBe('middle');
  },
);

it('a wide chart with a panel of lines and points above a panel of bars prints the name of each line and point series at the x position of the series’ first value', () => {
  const { container } = render(<WideAndCompactChart id="test" data={charts.combined} notes={[]} />);
  const [wide] = container.querySelectorAll('svg[viewBox]');
  const start = /^M([\d.]+)/.exec(wide?.querySelector('path.thin')?.getAttribute('d') ?? '');
  for (const name of ['Retention', 'Calm']) {
    const label = [...(wide?.querySelectorAll('text') ?? [])].find(
      ({ textContent }) => textContent === name,
    );
    expect(label?.getAttribute('x')).toBe(start?.[1]);
  }
});

it('an area chart with two value axes has two panels, one above the other', () => {
  const { container } = render(<WideAndCompactChart id="test" data={charts.area} notes={[]} />);
  for (const picture of container.querySelectorAll('svg[viewBox]')) {
    const levels = [...picture.querySelectorAll('path.line')].map((line) =>
      [...(line.getAttribute('d') ?? '').matchAll(/,([\d.]+)/g)].map(([, y]) => Number(y)),
    );
    expect(levels).toHaveLength(2);
    // The lowest point of the first panel's line is above the highest point of the second panel's line.
    expect(Math.max(...(levels[0] ?? []))).toBeLessThan(Math.min(...(levels[1] ?? [])));
  }
});

describe.each(
  dashboards.flatMap(({ tabs }) => tabs).map(({ chart }) => [chart.id, chart] as const),
)('the chart %s of a dashboard', (id, { data, notes }) => {
  /** Returns the horizontal distance by which the `transform` attributes of an element and its ancestors move it. */
  const offsetOf = (element: Element | null): number => {
    if (!element) return 0;
    const [, x = '0'] = /translate\(([-\d.]+)/.exec(element.getAttribute('transform') ?? '') ?? [];
    return Number(x) + offsetOf(element.parentElement);
  };
  const shares: Record<string, number> = { start: 0, middle: 0.5, end: 1 };

  it('a chart of a dashboard prints its notes and their numbers between its left and right edges', () => {
    const { container } = render(<WideAndCompactChart id={id} data={data} notes={notes} />);
    for (const picture of container.querySelectorAll('svg[viewBox]')) {
      const end = Number(picture.getAttribute('viewBox')?.split(' ')[2]);
      const lines = [...picture.querySelectorAll('.noteText tspan, .noteNumber')];
      expect(lines.length).toBeGreaterThanOrEqual(notes.length);
      for (const line of lines) {
        const anchor = line.closest('text')?.getAttribute('text-anchor') ?? 'start';
        const width = estimateTextWidth(line.textContent, maxNoteFontSize);
        const left =
          offsetOf(line) + Number(line.getAttribute('x')) - (shares[anchor] ?? 0) * width;
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(end);
      }
    }
  });
});
