import { describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { ChartData } from '@/content/charts';
import {
  exampleCharts,
  draw,
  engagementSeries,
  numberOf,
  pathsOf,
  percentAxis,
  retentionSeries,
} from './chartExamples.test.helper';
import { computeChartSize, maxLabelFontSize } from './chartDimensions';
import { layOutPanels } from './layOutPanels';
import { eventDiskRadius } from './marks/EventDisks';
import { roundToTenth } from './seriesStyle';

const [firstColor, secondColor] = ['var(--chart-1)', 'var(--chart-2)'];

/** Two lines over three months. */
const lines = (
  one: readonly (number | null)[],
  other: readonly number[],
  data: Partial<ChartData> = {},
): ChartData => ({
  kind: 'line',
  x: { label: 'Month', values: ['Jan 2025', 'Feb 2025', 'Mar 2025'] },
  left: percentAxis,
  series: [
    { ...engagementSeries, values: one },
    { ...retentionSeries, values: other },
  ],
  ...data,
});

/** The upper panel of the wide and of the compact drawing, and the level of a percentage in it. */
const panelsOf = (data: ChartData) =>
  [false, true].map((compact) => {
    const [panel] = layOutPanels(data, computeChartSize(data, compact));
    return {
      ...panel!,
      levelOf: (share: number) => roundToTenth(panel!.height * (1 - share / 100)),
    };
  });

/** The numbers of points in each unbroken part of a line. */
const partsOf = (d?: string | null) =>
  (d ?? '')
    .split('M')
    .slice(1)
    .map((part) => part.split('L').length);

describe('a line chart', () => {
  it('a line has its name and perhaps its last value at its end, or in a compact chart its name along it', () => {
    const data = lines([40, 40, 40], [66, 66, 66], { lastValueLabels: [retentionSeries.id] });
    draw(data);
    const [wide, compact] = panelsOf(data);
    for (const { label, own, other } of [
      { label: engagementSeries.label, own: 40, other: 66 },
      { label: retentionSeries.label, own: 66, other: 40 },
    ]) {
      const [atEnd, along] = screen.getAllByText(label);
      expect(numberOf(atEnd, 'x')).toBeGreaterThan(wide!.width);
      expect(numberOf(atEnd, 'y')).toBe(wide!.levelOf(own));
      const [distance, toOther] = [own, other].map((share) =>
        Math.abs(compact!.levelOf(share) - numberOf(along, 'y')),
      );
      expect(distance).toBeGreaterThan(10);
      expect(distance).toBeLessThan(toOther!);
    }
    expect(screen.getAllByText('66.0%')).toHaveLength(1);
  });

  it('a leader connects the end of a line with its name if another name had moved it', () => {
    const data = lines([10, 20, 60], [40, 80, 61]);
    const [wide] = draw(data);
    const { width, levelOf } = panelsOf(data)[0]!;
    const [moved, unmoved] = [engagementSeries, retentionSeries].map(
      ({ label }) => screen.getAllByText(label)[0],
    );
    const [x, y] = ['x', 'y'].map((name) => numberOf(moved, name));
    expect(numberOf(unmoved, 'x')).toBe(x);
    const leaders = pathsOf(wide).filter(({ d }) => d.startsWith(`M${width + 5},`));
    expect(leaders.map(({ d }) => d)).toEqual([`M${width + 5},${levelOf(60)}L${x! - 3},${y}`]);
  });

  it('the line of the subject is dark, and behind the others', () => {
    const { series, ...data } = lines([10, 20, 30], [40, 80, 60]);
    for (const drawing of draw({
      ...data,
      series: [series[0]!, { ...series[1]!, subject: true }],
    })) {
      const strokes = pathsOf(drawing).map(({ stroke }) => stroke ?? '');
      expect(strokes.filter((stroke) => /--(ink|chart-\d)\)/.test(stroke))).toEqual([
        'var(--ink)',
        firstColor,
      ]);
    }
  });

  it('a threshold has a line at its value, and a label', () => {
    const label = 'Registration above 75';
    const data = lines([10, 20, 30], [40, 80, 60], { threshold: { value: 75, label } });
    for (const [i, drawing] of draw(data).entries()) {
      const { width, levelOf } = panelsOf(data)[i]!;
      expect(pathsOf(drawing).map(({ d }) => d)).toContain(`M0,${levelOf(75)}h${width}`);
      expect(drawing.textContent?.replaceAll(/\s/g, '')).toContain(label.replaceAll(' ', ''));
    }
  });

  it('an event has a disk that a key explains, and events whose disks would overlap share one', () => {
    const label = 'Noon passes 68 °F';
    for (const { other, lowest } of [
      { other: 80, lowest: [80, 20] },
      { other: 22, lowest: [20] },
    ]) {
      const data = lines([10, 20, 30], [40, other, 60]);
      const at = data.series.map(({ id }) => ({ series: id, x: 'Feb 2025' }));
      for (const [i, drawing] of draw({ ...data, events: { label, at } }).entries()) {
        const { width, levelOf } = panelsOf(data)[i]!;
        const disks = [...drawing.querySelectorAll('rect[rx]')].map((disk) => {
          const [x, y, height] = ['x', 'y', 'height'].map((name) => numberOf(disk, name));
          return [x! + eventDiskRadius, roundToTenth(y! + height! - eventDiskRadius)];
        });
        expect(disks).toEqual(lowest.map((share) => [roundToTenth(width / 2), levelOf(share)]));
      }
      expect(screen.getAllByText(label)).toHaveLength(2);
      cleanup();
    }
  });

  it('one ring highlights all points whose own rings would overlap', () => {
    for (const drawing of draw(lines([10, 20, 30], [40, 22, 60]))) {
      const rings = [...drawing.querySelectorAll('[data-highlight] path:last-child')];
      expect(rings.map((ring) => partsOf(ring.getAttribute('d')).length)).toEqual([2, 1, 2]);
    }
  });

  it('a missing value is a gap in its line, and has no marker', () => {
    for (const drawing of draw({
      ...exampleCharts.line,
      series: [{ ...engagementSeries, values: [1, 2, null, 3, 4] }],
    })) {
      const line = pathsOf(drawing).find(({ stroke }) => stroke === firstColor);
      const markers = pathsOf(drawing).find(({ fill }) => fill === firstColor);
      expect([partsOf(line?.d), partsOf(markers?.d).length]).toEqual([[2, 2], 4]);
    }
  });

  it('values that are not final or beyond the axis have hollow markers apart from their line', () => {
    const { x } = lines([], []);
    for (const [values, data] of [
      [[40, 80, 60], { kind: 'area', x: { ...x, partial: ['Mar 2025'] } }],
      [[40, 60, 80], { left: { ...percentAxis, max: 70 } }],
    ] as const)
      for (const drawing of draw(lines([10, 20, 30], values, data))) {
        const [line, hollow] = pathsOf(drawing).filter(({ stroke }) => stroke === secondColor);
        expect(partsOf(line?.d)).toEqual([2]);
        expect([partsOf(hollow?.d), hollow?.fill]).toEqual([[1], null]);
      }
    expect(screen.getAllByText('80.0%')).toHaveLength(2);
  });

  it('an area chart fills the area below one line, unless its axis starts above zero', () => {
    for (const { min, areas } of [
      { min: 0, areas: 1 },
      { min: 5, areas: 0 },
    ])
      for (const drawing of draw({
        ...exampleCharts.line,
        kind: 'area',
        left: { ...percentAxis, min },
      }))
        expect(pathsOf(drawing).filter(({ d, fill }) => fill && d.endsWith('Z'))).toHaveLength(
          areas,
        );
  });

  it('hanging bars are in proportion to their values, which are printed', () => {
    const values = [4.2, 2.1, 6.8];
    const hanging = { label: 'Days', unit: 'score', decimals: 1, max: 10 } as const;
    const { series, ...data } = lines([10, 20, 30], values, { hanging });
    for (const drawing of draw({
      ...data,
      series: [series[0]!, { ...series[1]!, axis: 'hanging' }],
    })) {
      const heights = pathsOf(drawing)
        .filter(({ fill }) => fill?.startsWith('url'))
        .map(({ d }) => Number(/v([\d.]+)/.exec(d)?.[1]));
      const unit = heights[0]! / values[0]!;
      expect(heights.map((height) => (height / unit).toFixed(1))).toEqual(values.map(String));
    }
    for (const value of values) expect(screen.getAllByText(`${value}`)).toHaveLength(2);
  });
});

describe('a combined chart', () => {
  it('the upper series has its name above its first point, and the lower one below', () => {
    const [bars, line, points] = exampleCharts.combined.series;
    const data = {
      ...exampleCharts.combined,
      series: [bars!, { ...line!, values: [48, 17, 25, 30, 35] }, points!],
    };
    draw(data);
    for (const [i, { step, levelOf }] of panelsOf(data).entries())
      for (const { name, value, side } of [
        { name: 'Calm', value: 97, side: -1 },
        { name: retentionSeries.label, value: 48, side: 1 },
      ]) {
        const label = screen.getAllByText(name)[i];
        expect(numberOf(label, 'x')).toBeLessThan(step / 2 + 5);
        expect(side * (numberOf(label, 'y') - levelOf(value))).toBeGreaterThan(
          maxLabelFontSize / 2,
        );
      }
  });

  it('the highlight covers labels, but leaves out the title between the panels', () => {
    for (const drawing of draw(exampleCharts.combined)) {
      const band = [...drawing.querySelectorAll('[data-highlight="0"] path')].at(-1)!;
      for (const text of drawing.querySelectorAll('text'))
        expect(text.compareDocumentPosition(band)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      const [lines, bars] = [
        ...(band.getAttribute('d') ?? '').matchAll(/M[^,]+,([\d.]+)h[\d.]+v([\d.]+)/g),
      ].map(([, top, height]) => ({ top: Number(top), bottom: Number(top) + Number(height) }));
      expect(bars!.top - lines!.bottom).toBeGreaterThan(40);
    }
  });
});
