import type { FootnoteWithTextPosition, DatasetFootnote, FootnoteTextPosition } from '../charts';

/**
 * Combines a dataset's footnotes with the positions at which a chart prints them. The first position is for the
 * first footnote, and so on.
 */
export function addTextPositionsToFootnotes(
  footnotes: readonly DatasetFootnote[],
  ...positions: readonly FootnoteTextPosition[]
): FootnoteWithTextPosition[] {
  return footnotes.map((footnote, i) => {
    const position = positions[i];
    if (!position)
      throw new Error(
        `The footnote "${footnote.text}" has no text position: pass one position for each footnote to addTextPositionsToFootnotes.`,
      );
    return { ...footnote, ...position };
  });
}
