import type { PlacedFootnote, DatasetFootnote, FootnotePlacement } from '../charts';

/** The footnotes of a dataset with their placements in a chart, in the same order. */
export function placeNotes(
  footnotes: readonly DatasetFootnote[],
  ...placements: readonly FootnotePlacement[]
): PlacedFootnote[] {
  return footnotes.map((footnote, i) => {
    const placement = placements[i];
    if (!placement) throw new Error(`The footnote "${footnote.text}" needs a placement.`);
    return { ...footnote, ...placement };
  });
}
