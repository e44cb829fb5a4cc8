import type { ChartData, DatasetFootnote } from '../charts';

type Point = readonly [x: string, y: number];

/**
 * Looks up values for the claims of a chart. Points with a footnote in `notes`, such as outliers,
 * and missing values are left out.
 */
export function createSeriesLookup(data: ChartData, notes: readonly DatasetFootnote[] = []) {
  const find = (series: string) => {
    const found = data.series.find(({ id }) => id === series);
    if (!found)
      throw new Error(
        `The chart of “${data.left.label}” by “${data.x.label}” has no series "${series}". In its tab in content/dashboards, use one of: ${data.series.map(({ id }) => id).join(', ')}.`,
      );
    return found;
  };
  const points = (series: string): readonly Point[] => {
    const { values } = find(series);
    return data.x.values
      .flatMap((x, i): Point[] => {
        const value = values[i];
        return typeof value === 'number' ? [[x, value]] : [];
      })
      .filter(([x]) => !notes.some((note) => note.series === series && note.x === x));
  };
  return {
    ids: data.series.map(({ id }) => id),
    at: (series: string, x: string): number => {
      const value = new Map(points(series)).get(x);
      if (value === undefined)
        throw new Error(
          `The chart of “${data.left.label}” by “${data.x.label}” has no value of the series "${series}" at "${x}". In its tab in content/dashboards, correct the id or the x value.`,
        );
      return value;
    },
    find,
    points,
    values: (series: string) => points(series).map(([, y]) => y),
    xOfHighest: (series: string) => points(series).reduce((a, b) => (b[1] > a[1] ? b : a))[0],
    xOfLowest: (series: string) => points(series).reduce((a, b) => (b[1] < a[1] ? b : a))[0],
  };
}
