import { Blob, Face, Font, Variation } from 'harfbuzzjs';

/** Charts lay out their texts by these widths, before a browser draws them. */
export const letterWidthsFile = 'app/(en)/filings/[dashboard]/charts/letterWidths.json';

/** The weight of most labels. */
const weight = 600;

/**
 * The width of each letter in thousandths of the font size.
 * @param {Uint8Array} font a variable TrueType font
 * @param {string} text the letters
 * @returns {Record<string, number>}
 */
export function measureLetters(font, text) {
  const scaled = new Font(new Face(new Blob(font)));
  scaled.setScale(1000, 1000);
  scaled.setVariations([new Variation('wght', weight)]);
  return Object.fromEntries(
    [...text].map((letter) => [
      letter,
      scaled.glyphHAdvance(scaled.nominalGlyph(letter.codePointAt(0))),
    ]),
  );
}
