import type { ChartData } from '@/content/charts';

/** Color, dashes, marker, or fill: each alone tells the series of a chart apart. */
export interface SeriesStyle {
  color: string;
  dash?: string;
  marker: MarkerShape;
  fill: FillPatternName;
  weight?: 'heavy' | 'thin';
  fillOpacity?: number;
}

export type MarkerShape = 'circle' | 'square' | 'triangle' | 'diamond' | 'wedge' | 'ring';
export type FillPatternName = 'solid' | 'rising' | 'dots' | 'horizontal' | 'falling' | 'crossed';

const styles: readonly [SeriesStyle, SeriesStyle, ...SeriesStyle[]] = [
  { color: 'var(--chart-1)', marker: 'circle', fill: 'solid' },
  { color: 'var(--chart-2)', dash: '8 4', marker: 'square', fill: 'rising' },
  { color: 'var(--chart-3)', dash: '2 3', marker: 'triangle', fill: 'dots' },
  { color: 'var(--chart-4)', dash: '12 3 2 3', marker: 'diamond', fill: 'horizontal' },
  { color: 'var(--chart-5)', dash: '4 4', marker: 'wedge', fill: 'falling' },
  { color: 'var(--chart-6)', dash: '16 4', marker: 'ring', fill: 'crossed' },
];

const stackPatterns: readonly FillPatternName[] = ['rising', 'dots', 'falling'];

export function getPaletteStyle(index: number): SeriesStyle {
  return styles[index % styles.length] ?? styles[0];
}

/**
 * If one series is the subject of the chart, its line is heavy and all others are thin; in a stack,
 * its area is solid and all others are tints.
 */
export function getSeriesStyle({ kind, series }: ChartData, index: number): SeriesStyle {
  const style = getPaletteStyle(index);
  // Tints of one color, because slices in the colors of series would look like those series.
  if (kind === 'pie') return { ...style, color: 'var(--chart-1)', fillOpacity: 1 - 0.15 * index };
  if (!series.some(({ subject }) => subject)) return style;
  if (kind === 'stacked-area') {
    const [, second] = styles;
    if (series[index]?.subject) return { ...second, fill: 'solid' };
    // Without the subject's color, and without horizontal hatching, which would look like grid lines.
    const { color } = getPaletteStyle(index && index + 1);
    return { ...style, color, fill: stackPatterns[index % 3] ?? 'dots', weight: 'thin' };
  }
  return series[index]?.subject
    ? { color: 'var(--ink)', marker: 'circle', fill: 'solid', weight: 'heavy' }
    : { ...style, weight: 'thin' };
}

const circle = (r: number) => `m${-r},0a${r},${r},0,1,0,${2 * r},0a${r},${r},0,1,0,${-2 * r},0z`;

/** The outline of a marker, in relative commands, so that one path can hold many markers. */
const markerPaths: Readonly<Record<MarkerShape, (r: number) => string>> = {
  circle,
  square: (r) => `m${-r},${-r}h${2 * r}v${2 * r}h${-2 * r}z`,
  triangle: (r) => `m0,${-1.2 * r}l${1.2 * r},${2.2 * r}h${-2.4 * r}z`,
  diamond: (r) =>
    `m0,${-1.4 * r}l${1.4 * r},${1.4 * r}l${-1.4 * r},${1.4 * r}l${-1.4 * r},${-1.4 * r}z`,
  wedge: (r) => `m0,${1.2 * r}l${1.2 * r},${-2.2 * r}h${-2.4 * r}z`,
  ring: circle,
};

/** One path with a marker at each point that is there. */
export function createMarkersPath(
  marker: MarkerShape,
  points: readonly (SvgPoint | undefined)[],
  radius: number,
): string {
  const outline = roundNumbersIn(markerPaths[marker](radius));
  return points
    .filter((point) => point !== undefined)
    .map(([x, y]) => `M${roundToTenth(x)},${roundToTenth(y)}${outline}`)
    .join('');
}

export type SvgPoint = readonly [x: number, y: number];

/** Tenths are finer than a screen's pixels and keep the markup short. */
export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

export function roundNumbersIn(path: string): string {
  return path.replace(/\d+\.\d+/g, (number) => `${roundToTenth(Number(number))}`);
}
