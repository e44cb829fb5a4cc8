import type { FootnoteWithOffset, DatasetFootnote, FootnoteOffset } from '../charts';

/** Adds to each footnote of a dataset the offset with the same index, which says where the chart prints the note relative to its point. */
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
