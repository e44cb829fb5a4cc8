import type { ChartData, ChartNote } from '@/content/charts';

/** The index of a note's point, and the number under which it stands below the chart. */
export interface NotedPoint {
  number: number;
  text: string;
  series: number;
  x: number;
}

/** Those of the notes that are about one of the chart's series. */
export function notedPoints(data: ChartData, notes: readonly ChartNote[]): NotedPoint[] {
  return notes.flatMap(({ series: id, x, text }, i) => {
    const series = data.series.findIndex((one) => one.id === id);
    return series < 0 ? [] : [{ number: i + 1, text, series, x: data.x.values.indexOf(x) }];
  });
}
