import type { ChartData } from '@/content/charts';
import type { ChartDimensions } from './chartDimensions';
import type { PlacedNote } from './notePlacements';

/** Props of the components that draw one kind of chart, such as PieChart and LineChart. */
export interface ChartDrawingProps {
  /** Prefix of the ids of the SVG patterns, unique on the page. */
  id: string;
  data: ChartData;
  notes: readonly PlacedNote[];
  size: ChartDimensions;
  /** Index of the x value that the chart's title is about. If only some months fit below a line chart, it is one of them. */
  restingIndex?: number;
}
