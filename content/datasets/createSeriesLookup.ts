import type { ChartData, DatasetFootnote } from '../charts';

type Point = readonly [x: string, y: number];

export interface SeriesLookup {
  ids: readonly string[];
  at: (series: string, x: string) => number;
  points: (series: string) => readonly Point[];
  values: (series: string) => readonly number[];
  xOfHighest: (series: string) => string;
  xOfLowest: (series: string) => string;
}

/**
 * Looks up values for the claims of a chart. Points with a footnote in `notes`, such as outliers,
 * are left out.
 */
export function createSeriesLookup(
  data: ChartData,
  notes: readonly DatasetFootnote[] = [],
): SeriesLookup {
  const points = (series: string): Point[] => {
    const { values } = data.series.find(({ id }) => id === series) ?? {};
    if (!values)
      throw new Error(
        `The chart of “${data.left.label}” by “${data.x.label}” has no series "${series}". In its tab in content/dashboards, use one of: ${data.series.map(({ id }) => id).join(', ')}.`,
      );
    return data.x.values
      .map((x, i): Point => [x, values[i] ?? NaN])
      .filter(([x]) => !notes.some((note) => note.series === series && note.x === x));
  };
  return {
    ids: data.series.map(({ id }) => id),
    at: (series, x) => new Map(points(series)).get(x) ?? NaN,
    points,
    values: (series) => points(series).map(([, y]) => y),
    xOfHighest: (series) => points(series).reduce((a, b) => (b[1] > a[1] ? b : a))[0],
    xOfLowest: (series) => points(series).reduce((a, b) => (b[1] < a[1] ? b : a))[0],
  };
}
