import type { ChartData, ChartNote } from '@/content/charts';
import type { ChartSize } from './chartSize';

/** What every kind of chart is given. */
export interface ChartDrawingProps {
  /** Unique on the page: patterns are named after it. */
  id: string;
  data: ChartData;
  notes: readonly ChartNote[];
  size: ChartSize;
}
