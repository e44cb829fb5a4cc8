import type { ChartData } from '@/content/charts';
import type { ChartDimensions } from './chartDimensions';
import type { PlacedNote } from './notePlacements';

export interface ChartDrawingProps {
  /** Prefix of SVG ids, unique on the page. */
  id: string;
  data: ChartData;
  notes: readonly PlacedNote[];
  size: ChartDimensions;
  /** Index of the x value that the title is about, whose tick label is always printed. */
  restingIndex?: number;
}
