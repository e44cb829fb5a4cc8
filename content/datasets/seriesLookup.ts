import type { ChartData, DatasetFootnote } from '../charts';

/** A value and the place on the x axis where it stands. */
type Point = readonly [x: string, y: number];

export interface SeriesLookup {
  /** Ids of the series. */
  ids: readonly string[];
  at: (series: string, x: string) => number;
  points: (series: string) => readonly Point[];
  values: (series: string) => readonly number[];
  /** Where the series is highest, and where lowest. */
  xOfHighest: (series: string) => string;
  xOfLowest: (series: string) => string;
}

/** What a chart draws, as sentences about it ask; without the outliers of `notes`, if given. */
export function createSeriesLookup(
  data: ChartData,
  notes: readonly DatasetFootnote[] = [],
): SeriesLookup {
  const points = (series: string): Point[] => {
    const { values } = data.series.find(({ id }) => id === series) ?? {};
    if (!values) throw new Error(`There is no series "${series}".`);
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
