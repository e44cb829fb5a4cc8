import type { ChartData, PlacedFootnote } from '@/content/charts';
import type { ChartSize } from './chartSize';

/** Props of the components that draw one kind of chart, such as BarChart and LineChart. */
export interface ChartDrawingProps {
  /** Prefix of the ids of the SVG patterns, unique on the page. */
  id: string;
  data: ChartData;
  notes: readonly PlacedFootnote[];
  size: ChartSize;
}
