import type { ChartData } from '@/content/charts';
import type { ChartDimensions } from './chartDimensions';
import type { PlacedNote } from './notePlacements';

export interface ChartDrawingProps {
  /** Unique on the page: the ids of the drawing's patterns begin with it. */
  id: string;
  data: ChartData;
  notes: readonly PlacedNote[];
  size: ChartDimensions;
  /** Index of the x value that the title is about, highlighted until the visitor chooses another. */
  restingIndex?: number;
}
