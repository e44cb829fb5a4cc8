import { describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { Axis, ChartData, DatasetFootnote } from '@/content/charts';
import { dashboards } from '@/content/dashboards/dashboards';
import { findSeriesAxis, formatAxisTick } from '@/content/format';
import { computeTicks, getAxisRange } from './axisScale';
import {
  exampleCharts,
  draw,
  engagementSeries,
  numberOf,
  pathsOf,
  placeOf,
  x,
} from './chartExamples.test.helper';
import { estimateTextWidth, maxLabelFontSize, maxNoteFontSize } from './chartDimensions';
import { findBarNotePoint } from './marks/HorizontalBar';
import { lineHeight } from './marks/SliceLabel';
import { ResponsiveChart } from './ResponsiveChart';

/** A text may be printed in several lines. */
const findTexts = (drawing: Element, words: string) =>
  [...drawing.querySelectorAll('text')].filter(
    (text) => [...text.childNodes].map((line) => line.textContent).join(' ') === words,
  );

const shares: Record<string, number> = { start: 0, middle: 0.5, end: 1 };

/** A wide drawing prints its notes, and a compact one their numbers; none reaches an edge. */
function expectNotesInside(drawings: readonly Element[], notes: readonly DatasetFootnote[]) {
  for (const [i, { text: note }] of notes.entries())
    for (const [form, drawing] of drawings.entries()) {
      const [text, ...more] = findTexts(drawing, form === 0 ? note : `${i + 1}`);
      expect([text, more]).toEqual([expect.anything(), []]);
      const share = shares[text!.getAttribute('text-anchor') ?? 'start']!;
      for (const line of text!.children.length > 0 ? text!.children : [text!]) {
        const width = estimateTextWidth(line.textContent, maxNoteFontSize);
        const left = placeOf(line).x - share * width;
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(
          Number(drawing.getAttribute('viewBox')?.split(' ')[2]),
        );
      }
    }
}

describe.each(Object.values(exampleCharts))('the drawings of a chart: $kind', (data) => {
  const series = data.series.map((one) => ({
    ...one,
    values: one.values.map((value, i) => (i === 1 ? null : value)),
  }));
  const gappy = { ...data, series };

  it('with or without gaps, drawings have whole paths, and colors from custom properties only', () => {
    for (const one of [data, gappy]) {
      const html = draw(one)
        .map(({ outerHTML }) => outerHTML)
        .join('');
      expect(html).not.toMatch(/NaN|undefined|Infinity/);
      for (const [, path] of html.matchAll(/ d="([^"]*)"/g)) expect(path).toMatch(/^(M|$)/);
      for (const [, color] of html.matchAll(/(?:fill|stroke)="([^"]*)"/g))
        expect(color).toMatch(/^(none|var\(--[\w-]+\)|url\(#test-\w+-\d\))$/);
    }
  });

  it('each x value has an area for the pointer and a highlight, also where a value is missing', () => {
    for (const drawing of draw(gappy))
      for (const name of ['data-index', 'data-highlight']) {
        const found = [...drawing.querySelectorAll(`[${name}]`)].map((one) =>
          one.getAttribute(name),
        );
        expect([...new Set(found)]).toEqual(x.values.map((_, i) => `${i}`));
      }
  });

  it('notes without a placement are inside the drawing, whatever values they are on', () => {
    for (const { id } of data.series) {
      const notes = x.values.map((at) => ({
        series: id,
        x: at,
        text: `Counted in ${at} by two clerks who agreed, and by one who was asked to leave.`,
      }));
      expectNotesInside(draw(data, notes), notes);
      cleanup();
    }
  });
});

const dashboardCharts = dashboards.flatMap(({ tabs }) => tabs.flatMap((tab) => tab.charts));

it.each(dashboardCharts)('the notes of the chart $id are inside it', ({ id, data, notes }) => {
  expectNotesInside(draw(data, notes, id), notes);
});

it.each(dashboardCharts.filter(({ data }) => !['pie', 'radar'].includes(data.kind)))(
  'ticks and marks of the same value are at the same place in the chart $id',
  ({ data }) => {
    for (const tick of [0, -1]) {
      const valueOn = (axis: Axis) => computeTicks(getAxisRange({ ...data, left: axis })).at(tick)!;
      const series = data.series
        .filter(({ axis }) => axis !== 'hanging')
        .map((one, i) => {
          // Each area of a stack begins where the one below ends.
          const isUpper = data.kind === 'stacked-area' && i > 0;
          const value = isUpper ? 0 : valueOn(findSeriesAxis(data, one));
          return { ...one, values: data.x.values.map(() => value) };
        });
      for (const drawing of draw({ ...data, hanging: undefined, series })) {
        const ticks = [data.left, data.right]
          .flatMap((axis) => (axis ? formatAxisTick(valueOn(axis), axis.unit) : []))
          .flatMap((label) => findTexts(drawing, label))
          .map((text) => placeOf(text)[data.kind === 'bar' ? 'x' : 'y']);
        const marks = findMarks(drawing, data);
        expect(marks.length).toBeGreaterThanOrEqual(series.length);
        for (const mark of marks)
          expect(Math.min(...ticks.map((place) => Math.abs(place - mark)))).toBeLessThan(0.11);
      }
      cleanup();
    }
  },
);

/** Where each line, area and column begins, or a horizontal bar ends: they have a series’ color. */
function findMarks(drawing: Element, { kind }: ChartData): number[] {
  if (kind === 'bar')
    return [...drawing.querySelectorAll('rect[stroke]')].map(
      (bar) => placeOf(bar).x + numberOf(bar, 'width'),
    );
  const colorOf = ({ fill, stroke }: ReturnType<typeof pathsOf>[number]) =>
    kind === 'stacked-area' ? fill : stroke;
  return pathsOf(drawing)
    .filter((path) => /--(chart-\d|ink)\)/.test(colorOf(path) ?? ''))
    .map(({ d, origin }) => origin.y + Number(/,([-\d.]+)/.exec(d)?.[1]));
}

it('a series with too few values stops the drawing, and the error names it', () => {
  const short = { ...exampleCharts.line, series: [{ ...engagementSeries, values: [1, 2, 3, 4] }] };
  expect(() => render(<ResponsiveChart id="test" data={short} notes={[]} />)).toThrow(
    'The series "engagement" of test has 4 values for 5 x values.',
  );
});

it('the name of a pie’s bottom slice is centered below the slice, or inside it if compact', () => {
  const drawings = draw({
    ...exampleCharts.pie,
    x: { label: 'Shift', values: ['Day', 'Evening', 'Night'] },
    series: [{ ...engagementSeries, values: [35, 30, 35] }],
  });
  const [below, inside] = drawings.map((drawing) => {
    const [label] = findTexts(drawing, '30.0% Evening');
    expect(label?.getAttribute('text-anchor')).toBe('middle');
    expect(numberOf(label, 'x')).toBeCloseTo(0, 0);
    const radius = Number(/A([\d.]+),/.exec(drawing.innerHTML)?.[1]);
    return numberOf(label, 'y') - maxLabelFontSize / 2 - radius;
  });
  expect(below).toBeGreaterThan(8);
  expect(inside).toBeLessThan(-2.5 * lineHeight);
});

it('a radar chart has its x values beyond the outer ring, and on it its value and marks of that value', () => {
  const series = [{ ...engagementSeries, values: [100, 34, 50, 61, 70] }];
  for (const drawing of draw({ ...exampleCharts.radar, series })) {
    const rings = [...drawing.querySelectorAll('circle')].map((ring) => numberOf(ring, 'r'));
    const radius = Math.max(...rings);
    const distanceOf = (text?: Element) => Math.hypot(numberOf(text, 'x'), numberOf(text, 'y'));
    const [end] = findTexts(drawing, '100%');
    expect(end?.getAttribute('text-anchor')).toBe('middle');
    expect(distanceOf(end)).toBeCloseTo(radius, 0);
    const line = pathsOf(drawing).find(({ stroke }) => stroke === 'var(--chart-1)');
    expect(Number(/^M0,-([\d.]+)/.exec(line?.d ?? '')?.[1])).toBeCloseTo(radius, 0);
    for (const name of x.values)
      expect(distanceOf(findTexts(drawing, name)[0])).toBeGreaterThan(radius + 4);
  }
});

describe('a bar chart', () => {
  const oneAxis = { ...exampleCharts.bar, right: undefined, series: [engagementSeries] };

  it('the areas for the pointer are rows without a gap', () => {
    for (const drawing of draw(oneAxis)) {
      const rows = [...drawing.querySelectorAll('[data-index]')].map((row) =>
        (row.getAttribute('d') ?? '').split(/[,hvz]/).map(Number),
      );
      rows.slice(1).forEach(([, top], i) => {
        const [, topBefore, , height] = rows[i]!;
        expect(top).toBeCloseTo(topBefore! + height!, 0);
      });
    }
  });

  it('the first tick label of a compact chart begins at the edge', () => {
    draw(oneAxis);
    expect(screen.getAllByText('$0')[1]?.getAttribute('text-anchor')).toBe('start');
  });

  it('the panels of two axes are side by side, and their rows at the same heights', () => {
    for (const drawing of draw(exampleCharts.bar)) {
      const middle = Number(drawing.getAttribute('viewBox')?.split(' ')[2]) / 2;
      for (const row of [
        ['$12.40', '97.0%'],
        ['$6.00', '70.0%'],
      ]) {
        const [left, right] = row.map((text) => placeOf(findTexts(drawing, text)[0]!));
        expect(left!.y).toBe(right!.y);
        expect(left!.x).toBeLessThan(middle);
        expect(right!.x).toBeGreaterThan(middle);
      }
    }
  });

  it('a note below a bar has its leader from the value’s center', () => {
    const bar = { x: 0, y: 10, width: 100, height: 18 };
    const below = { dx: 0, dy: 40, width: 230 };
    const [x, y] = findBarNotePoint(bar, { value: '50.0%', name: '' }, below);
    expect(x).toBeGreaterThan(bar.width);
    expect(x).toBeLessThan(bar.width + 0.7 * estimateTextWidth('50.0%'));
    expect(y).toBeCloseTo(15, 0);
  });
});
