import type { ChartData } from '@/content/charts';
import type { PlacedNote } from './notePlacements';

/** A note with its number in a compact chart, and the indices of its series and x value. */
export interface NumberedNote {
  number: number;
  note: PlacedNote;
  series: number;
  x: number;
}

/** Numbered as in the whole chart, although the `data` of a panel has only some of its series. */
export function findNumberedNotes(data: ChartData, notes: readonly PlacedNote[]): NumberedNote[] {
  return notes.flatMap((note, i) => {
    const series = data.series.findIndex(({ id }) => id === note.series);
    return series < 0 ? [] : [{ number: i + 1, note, series, x: data.x.values.indexOf(note.x) }];
  });
}
