import type { ChartData } from '@/content/charts';

/** How a series is told from the others: by color, and without it. */
export interface SeriesStyle {
  color: string;
  /** Pattern of a line; a solid one has none. */
  dash?: string;
  marker: MarkerShape;
  fill: FillKind;
  weight?: 'heavy' | 'thin';
}

export type MarkerShape = 'circle' | 'square' | 'triangle' | 'diamond' | 'wedge' | 'ring';
export type FillKind = 'solid' | 'rising' | 'dots' | 'level' | 'falling' | 'crossed';

const styles: readonly [SeriesStyle, ...SeriesStyle[]] = [
  { color: 'var(--chart-1)', marker: 'circle', fill: 'solid' },
  { color: 'var(--chart-2)', dash: '8 4', marker: 'square', fill: 'rising' },
  { color: 'var(--chart-3)', dash: '2 3', marker: 'triangle', fill: 'dots' },
  { color: 'var(--chart-4)', dash: '12 3 2 3', marker: 'diamond', fill: 'level' },
  { color: 'var(--chart-5)', dash: '4 4', marker: 'wedge', fill: 'falling' },
  { color: 'var(--chart-6)', dash: '16 4', marker: 'ring', fill: 'crossed' },
];

/** The style of the series that comes at this place; the order is fixed. */
export function getPaletteStyle(index: number): SeriesStyle {
  return styles[index % styles.length] ?? styles[0];
}

/**
 * The style of a series in its chart: where one of them is what the chart is about, that one is in
 * ink, and the others are thin.
 */
export function getSeriesStyle({ kind, series }: ChartData, index: number): SeriesStyle {
  const style = getPaletteStyle(index);
  // In a stack, level hatching would look like grid lines.
  if (kind === 'stacked-area' && style.fill === 'level') return { ...style, fill: 'falling' };
  if (kind === 'pie' || !series.some(({ subject }) => subject)) return style;
  return series[index]?.subject
    ? { color: 'var(--ink)', marker: 'circle', fill: 'solid', weight: 'heavy' }
    : { ...style, weight: 'thin' };
}

const circle = (r: number) => `m${-r},0a${r},${r},0,1,0,${2 * r},0a${r},${r},0,1,0,${-2 * r},0z`;

/** Outlines of about that radius around the origin, in relative steps: many fit into one path. */
const outlines: Readonly<Record<MarkerShape, (r: number) => string>> = {
  circle,
  square: (r) => `m${-r},${-r}h${2 * r}v${2 * r}h${-2 * r}z`,
  triangle: (r) => `m0,${-1.2 * r}l${1.2 * r},${2.2 * r}h${-2.4 * r}z`,
  diamond: (r) =>
    `m0,${-1.4 * r}l${1.4 * r},${1.4 * r}l${-1.4 * r},${1.4 * r}l${-1.4 * r},${-1.4 * r}z`,
  wedge: (r) => `m0,${1.2 * r}l${1.2 * r},${-2.2 * r}h${-2.4 * r}z`,
  ring: circle,
};

/** One path that has the marker at each of the points. */
export function markerPath(marker: MarkerShape, points: readonly Point[], radius: number): string {
  const outline = outlines[marker](radius).replace(
    /\d+\.\d+/g,
    (number) => `${roundToTenth(Number(number))}`,
  );
  return points.map(([x, y]) => `M${roundToTenth(x)},${roundToTenth(y)}${outline}`).join('');
}

export type Point = readonly [x: number, y: number];

/** Tenths are finer than any screen, and far shorter than what a scale returns. */
export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
