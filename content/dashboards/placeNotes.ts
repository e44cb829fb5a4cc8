import type { ChartNote, Footnote, NotePlacement } from '../charts';

/** The footnotes of a dataset with their placements in a chart, in the same order. */
export function placeNotes(
  footnotes: readonly Footnote[],
  ...placements: readonly NotePlacement[]
): ChartNote[] {
  return footnotes.map((footnote, i) => {
    const placement = placements[i];
    if (!placement) throw new Error(`The footnote "${footnote.text}" needs a placement.`);
    return { ...footnote, ...placement };
  });
}
