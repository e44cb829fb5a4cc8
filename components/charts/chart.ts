import type { ChartData, ChartNote } from '@/content/charts';
import type { Frame } from './frame';

/** What every kind of chart is given. */
export interface ChartProps {
  /** Unique on the page: patterns are named after it. */
  id: string;
  data: ChartData;
  notes: readonly ChartNote[];
  frame: Frame;
}

/** The index of a note's point, and the number under which it stands below the chart. */
export interface NotedPoint {
  number: number;
  series: number;
  x: number;
}

export function notedPoints(data: ChartData, notes: readonly ChartNote[]): NotedPoint[] {
  return notes.map((note, i) => ({
    number: i + 1,
    series: data.series.findIndex(({ id }) => id === note.series),
    x: data.x.values.indexOf(note.x),
  }));
}
