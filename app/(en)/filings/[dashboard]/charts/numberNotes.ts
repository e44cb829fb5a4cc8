import type { ChartData } from '@/content/charts';
import type { PlacedNote } from './notePlacements';

/** A note, its number in the whole chart, and the indices of its series and x value in `data`. */
export interface NumberedNote {
  number: number;
  note: PlacedNote;
  series: number;
  x: number;
}

/** Numbers all notes, and returns those on series in `data`, which may be one panel of a chart. */
export function numberNotes(data: ChartData, notes: readonly PlacedNote[]): NumberedNote[] {
  return notes.flatMap((note, i) => {
    const series = data.series.findIndex(({ id }) => id === note.series);
    return series < 0 ? [] : [{ number: i + 1, note, series, x: data.x.values.indexOf(note.x) }];
  });
}
