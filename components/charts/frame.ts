import type { ChartData } from '@/content/charts';

/** The two forms of every chart: for a phone's width, and for more (Chart.module.css says where). */
export interface Frame {
  compact: boolean;
  width: number;
  height: number;
}

/** Height over width. A compact bar chart lies on its side, and each of its bars needs a line. */
function ratio({ kind, series, x }: ChartData, compact: boolean): number {
  if (kind === 'pie') return compact ? 0.7 : 0.62;
  if (kind === 'radar') return compact ? 0.86 : 0.7;
  if (!compact) return kind === 'bar' || kind === 'combined' ? 0.6 : 0.62;
  if (kind === 'bar') return (x.values.length * (series.length * 18 + 36) + 74) / 320;
  if (kind === 'combined') return (x.values.length * 60 + 108) / 320;
  return 0.84;
}

export function frameOf(data: ChartData, compact: boolean): Frame {
  const width = compact ? 320 : 600;
  return { compact, width, height: width * ratio(data, compact) };
}

/** Whether the marks themselves carry the names of their series or slices, and need no legend. */
export function hasNames({ kind, right }: ChartData, { compact }: Pick<Frame, 'compact'>): boolean {
  return !compact && !right && ['line', 'area', 'stacked-area', 'pie'].includes(kind);
}

/** Size of the letters, and about how wide one of them is. */
export const fontSize = 15;
export const letterWidth = 8.5;

export function textWidth(text: string): number {
  return text.length * letterWidth;
}
