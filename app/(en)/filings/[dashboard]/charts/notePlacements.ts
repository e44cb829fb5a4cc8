import type { DatasetFootnote } from '@/content/charts';

/**
 * Where a note's text is in a wide drawing, measured from the point: beside the point if `dx` is at
 * least 12 in either direction, otherwise above or below it.
 */
export interface NotePlacement {
  dx: number;
  dy: number;
  width: number;
  /** In a compact drawing, the center of the note's number, measured from the point. */
  compactNumberOffset: { dx: number; dy: number };
}

export interface PlacedNote extends DatasetFootnote, NotePlacement {}

const rightOfPoint: NotePlacement = {
  dx: 20,
  dy: 0,
  width: 300,
  compactNumberOffset: { dx: 25, dy: 0 },
};

/** By series and x value, notes whose placement differs from `rightOfPoint`. */
export const notePlacements: Readonly<Record<string, Partial<NotePlacement>>> = {
  'northeast Jan': { dx: 18, dy: 14, width: 125, compactNumberOffset: { dx: 32, dy: -5 } },
  'hemline 75': { dx: 38, dy: -12, width: 250 },
  'retention Commission Lobby': { dx: -12, dy: -44, width: 230 },
  'youtube Aug': { dx: 0, dy: -66, width: 240, compactNumberOffset: { dx: 0, dy: -34 } },
  'rate Story, gone by morning': { dx: -58, width: 130 },
  'engagement Photo with unrelated caption': { dx: 36, width: 100 },
  'compliance Travel': { dx: 0, dy: 40, width: 230 },
  'verifications Dec 2024': {
    dx: 16,
    dy: -30,
    width: 210,
    compactNumberOffset: { dx: -29, dy: -9 },
  },
  'registrations May 2025': {
    dx: 20,
    dy: 23,
    width: 70,
    compactNumberOffset: { dx: 0, dy: -34 },
  },
  'payments Noon': { dx: 54, dy: 166, width: 250, compactNumberOffset: { dx: 24, dy: 20 } },
  'tips Sep': { dx: -20, dy: -70, width: 265, compactNumberOffset: { dx: -14, dy: -34 } },
  'satisfaction OOTD': { dx: -52, dy: -19, compactNumberOffset: { dx: -25, dy: -14 } },
  'retention Jul': { dx: -32, dy: 27, width: 165 },
  'churnRate Jan': { dx: 40, width: 310 },
};

export function placeNotes(footnotes: readonly DatasetFootnote[]): PlacedNote[] {
  return footnotes.map((footnote) => ({
    ...footnote,
    ...rightOfPoint,
    ...notePlacements[`${footnote.series} ${footnote.x}`],
  }));
}
