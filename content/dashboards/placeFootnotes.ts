import type { PlacedFootnote, DatasetFootnote, FootnotePlacement } from '../charts';

/** Adds to each footnote of a dataset the placement with the same index, which says where the chart prints the note relative to its point. */
export function placeFootnotes(
  footnotes: readonly DatasetFootnote[],
  ...placements: readonly FootnotePlacement[]
): PlacedFootnote[] {
  return footnotes.map((footnote, i) => {
    const placement = placements[i];
    if (!placement)
      throw new Error(
        `The footnote "${footnote.text}" has no placement: pass one placement per footnote to placeFootnotes.`,
      );
    return { ...footnote, ...placement };
  });
}
