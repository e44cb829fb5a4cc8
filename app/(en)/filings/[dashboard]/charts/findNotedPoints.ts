import type { ChartData, ChartNote } from '@/content/charts';

/** A note, the indices of its point, and its number in the list below a compact chart. */
export interface NotedPoint {
  number: number;
  note: ChartNote;
  series: number;
  x: number;
}

/** The notes about one of the chart's series. */
export function findNotedPoints(data: ChartData, notes: readonly ChartNote[]): NotedPoint[] {
  return notes.flatMap((note, i) => {
    const series = data.series.findIndex(({ id }) => id === note.series);
    return series < 0 ? [] : [{ number: i + 1, note, series, x: data.x.values.indexOf(note.x) }];
  });
}
