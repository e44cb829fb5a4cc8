import type { FootnoteWithOffset, DatasetFootnote, FootnoteOffset } from '../charts';

/**
 * Combines a dataset's footnotes with the positions at which a chart prints them. The first offset is for the first
 * footnote, and so on.
 */
export function addFootnoteOffsets(
  footnotes: readonly DatasetFootnote[],
  ...offsets: readonly FootnoteOffset[]
): FootnoteWithOffset[] {
  return footnotes.map((footnote, i) => {
    const offset = offsets[i];
    if (!offset)
      throw new Error(
        `The footnote "${footnote.text}" has no offset: pass one offset per footnote to addFootnoteOffsets.`,
      );
    return { ...footnote, ...offset };
  });
}
