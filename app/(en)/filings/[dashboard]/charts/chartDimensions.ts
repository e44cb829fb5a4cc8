import type { ChartData } from '@/content/charts';
import letterWidths from './letterWidths.json';

/** In SVG units. Each chart is drawn twice: compact for narrow containers, and wide for others. */
export interface ChartDimensions {
  compact: boolean;
  width: number;
  height: number;
}

/** The ratio of height to width of a line chart as wide as the page. */
const pageWideRatio = 0.72;
/** The least ratio of height to width of a bar chart beside another chart. */
const sharedRowRatio = 0.86;

/** The gap above a row of bars, where a compact chart prints the row's name. */
export function getBarRowGap(compact: boolean, bars: number): number {
  if (!compact) return 18;
  return bars === 1 ? 28 : 36;
}

function ratio({ kind, series, x, right, hanging }: ChartData, compact: boolean): number {
  const panels = right ? 2 : 1;
  const bars = series.length / panels;
  switch (kind) {
    case 'pie':
      return compact ? 0.93 : 0.86;
    case 'radar':
      return compact ? 0.9 : 0.895;
    case 'bar':
      return compact
        ? (x.values.length * (bars * 18 + getBarRowGap(compact, bars)) + (right ? 78 : 60)) / 320
        : right
          ? (x.values.length * 40 + 68) / 600
          : Math.max(sharedRowRatio, (x.values.length * (bars * 26 + 38) + 58) / 600);
    case 'stacked-area':
      return compact ? 1.02 : pageWideRatio;
    case 'combined':
      return compact ? 1.4 : 0.96;
    default:
      if (compact)
        return hanging ? 1.6 : right ? 1.3 : 0.84 + 0.18 * Math.max(0, series.length - 4);
      if (right) return hanging ? 0.92 : 0.96;
      return kind === 'area' ? 0.94 : pageWideRatio;
  }
}

export function spansPageWidth(data: ChartData): boolean {
  return ratio(data, false) === pageWideRatio;
}

export function computeChartSize(data: ChartData, compact: boolean): ChartDimensions {
  const width = compact ? 320 : 600;
  return { compact, width, height: width * ratio(data, compact) };
}

export const axisTitleLineHeight = 17;

/** No container query in ResponsiveChart.module.css sets a larger font for labels or notes. */
export const maxLabelFontSize = 16.5;
export const maxNoteFontSize = 14.8;

/** Of Public Sans in weight 600, in thousandths of the font size. */
const widths: Readonly<Record<string, number>> = letterWidths;

/** Without kerning, and with an em for a letter that the font does not have. */
export function estimateTextWidth(text: string, size = maxLabelFontSize): number {
  return ([...text].reduce((sum, letter) => sum + (widths[letter] ?? 1000), 0) * size) / 1000;
}
