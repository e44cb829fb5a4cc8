import type { ChartData } from '@/content/charts';
import type { PlacedNote } from './notePlacements';

/**
 * A note of a chart, its number in the list below a compact chart, and the indices of the series
 * and of the x value that the note is about.
 */
export interface NumberedNote {
  number: number;
  note: PlacedNote;
  series: number;
  x: number;
}

/**
 * Returns the notes about the series in `data`, numbered as in the chart's full list of notes. The
 * `data` of a panel has only some of the chart's series.
 */
export function findNumberedNotes(data: ChartData, notes: readonly PlacedNote[]): NumberedNote[] {
  return notes.flatMap((note, i) => {
    const series = data.series.findIndex(({ id }) => id === note.series);
    return series < 0 ? [] : [{ number: i + 1, note, series, x: data.x.values.indexOf(note.x) }];
  });
}
