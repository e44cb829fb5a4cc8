import type { ChartData } from '@/content/charts';
import type { ChartDimensions } from './chartDimensions';
import type { PlacedNote } from './notePlacements';
import type { PanelPlot } from './plotPanel';

export interface ChartDrawingProps {
  /** Unique on the page: the ids of the drawing's patterns begin with it. */
  id: string;
  data: ChartData;
  notes: readonly PlacedNote[];
  size: ChartDimensions;
  /** Index of the x value that the title is about, highlighted until the visitor chooses another. */
  restingIndex?: number;
}

/** What is drawn in one panel of a chart, in the coordinates of its plot. */
export interface PanelMarkProps extends ChartDrawingProps {
  plot: PanelPlot;
  /** Whether the panel is the lowest, which has the x axis. */
  isLast: boolean;
}
