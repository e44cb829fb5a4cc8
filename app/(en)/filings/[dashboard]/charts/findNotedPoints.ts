import type { ChartData, FootnoteWithOffset } from '@/content/charts';

/**
 * A note of a chart with its number in the list below a compact chart, and the indices of the
 * series and the x value that it is about.
 */
export interface NotedPoint {
  number: number;
  note: FootnoteWithOffset;
  series: number;
  x: number;
}

/** Returns the notes about the chart's own series. A panel has only some of a chart's series. */
export function findNotedPoints(
  data: ChartData,
  notes: readonly FootnoteWithOffset[],
): NotedPoint[] {
  return notes.flatMap((note, i) => {
    const series = data.series.findIndex(({ id }) => id === note.series);
    return series < 0 ? [] : [{ number: i + 1, note, series, x: data.x.values.indexOf(note.x) }];
  });
}
