import type { ChartData, DatasetFootnote } from '@/content/charts';
import { type ChartDimensions, estimateTextWidth, maxNoteFontSize } from './chartDimensions';
import { wrapLabel } from './labels';
import type { SvgPoint } from './seriesStyle';

interface Offset {
  dx: number;
  dy: number;
}

/**
 * Where a note's text is in a wide drawing, measured from the point: beside the point if `dx` is at
 * least 12 in either direction, otherwise above or below it.
 */
export interface NotePlacement extends Offset {
  width: number;
  /** In a compact drawing, the center of the note's number, measured from the point. */
  compactNumberOffset?: Offset;
}

/** By chart, series and x value. Notes that are not listed are placed by `placeBesidePoint`. */
export const notePlacements: Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, NotePlacement>>>>>
> = {
  'exposure-by-platform': {
    youtube: { Aug: { dx: 0, dy: -66, width: 240, compactNumberOffset: { dx: 0, dy: -34 } } },
  },
  'content-types': { rate: { 'Story, gone by morning': { dx: -58, dy: 0, width: 130 } } },
  'content-returns': {
    engagement: { 'Photo with unrelated caption': { dx: 36, dy: 0, width: 100 } },
  },
  instruments: {
    tips: { Sep: { dx: -20, dy: -70, width: 265, compactNumberOffset: { dx: -14, dy: -34 } } },
  },
  returns: {
    satisfaction: {
      OOTD: { dx: -52, dy: -19, width: 300, compactNumberOffset: { dx: -25, dy: -14 } },
    },
  },
  loyalty: {
    retention: { Jul: { dx: -32, dy: 27, width: 165 } },
    churnRate: { Jan: { dx: 40, dy: 0, width: 310 } },
  },
  'sundress-posts': {
    northeast: { Jan: { dx: 18, dy: 14, width: 125, compactNumberOffset: { dx: 32, dy: -5 } } },
  },
  'hemline-and-attractiveness': { hemline: { 75: { dx: 38, dy: -12, width: 250 } } },
  venues: { retention: { 'Commission Lobby': { dx: -12, dy: -44, width: 230 } } },
  categories: { compliance: { Travel: { dx: 0, dy: 40, width: 230 } } },
  registrations: {
    verifications: {
      'Dec 2024': { dx: 16, dy: -30, width: 190, compactNumberOffset: { dx: -29, dy: -9 } },
    },
    registrations: {
      'May 2025': { dx: 20, dy: 23, width: 70, compactNumberOffset: { dx: 0, dy: -34 } },
    },
  },
  hours: {
    payments: { Noon: { dx: 54, dy: 166, width: 250, compactNumberOffset: { dx: 24, dy: 20 } } },
  },
};

/** A note, with its placement if `notePlacements` has one. */
export interface PlacedNote extends DatasetFootnote {
  placement?: NotePlacement;
}

/** @param chart the id of the chart in content/dashboards */
export function placeNotes(chart: string, footnotes: readonly DatasetFootnote[]): PlacedNote[] {
  return footnotes.map((footnote) => ({
    ...footnote,
    placement: notePlacements[chart]?.[footnote.series]?.[footnote.x],
  }));
}

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

/** In em. */
export const noteLineHeight = 1.25;

const [gap, maxWidth] = [20, 300];

/** Right of the point if the text has room there, otherwise on the side with more room. */
export function placeBesidePoint(
  text: string,
  [x, y]: SvgPoint,
  size: ChartDimensions,
): NotePlacement {
  const [left, right] = [x - gap, size.width - x - gap];
  const isRight = right >= Math.min(left, maxWidth, estimateTextWidth(text, maxNoteFontSize));
  const width = Math.min(maxWidth, isRight ? right : left);
  const lines = wrapLabel(text, width, maxNoteFontSize).length;
  const half = (lines * noteLineHeight * maxNoteFontSize) / 2;
  return { dx: isRight ? gap : -gap, dy: clamp(y, half, size.height - half) - y, width };
}

/** The radius of the disk behind a note's number. */
export const noteNumberRadius = 9.5;

/** Right of the point, or left of it where the disk would leave the drawing. */
export function placeNumberBesidePoint(
  [x, y]: SvgPoint,
  distance: number,
  size: ChartDimensions,
): Offset {
  return {
    dx: x + distance + noteNumberRadius <= size.width ? distance : -distance,
    dy: clamp(y, noteNumberRadius, size.height - noteNumberRadius) - y,
  };
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);
