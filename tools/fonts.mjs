/**
 * Writes the fonts in app/_frame/fonts: only the characters and weights that the site uses, under
 * new names, because the licenses reserve the original ones. Also writes the widths of letters, by
 * which charts lay out their texts before a browser draws them. Run `node tools/fonts.mjs` after a
 * change of tools/characters.mjs, when a test over out/ reports a missing character.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { sansSubsetText, serifSubsetText } from './characters.mjs';
import { letterWidthsFile, measureLetters } from './measureLetters.mjs';
import { renameFont } from './renameFont.mjs';

const fonts = [
  // Columns of numbers need `tnum`, digits of equal width.
  {
    family: 'public-sans',
    name: 'COPE Sans',
    text: sansSubsetText,
    variationAxes: { wght: { min: 400, max: 800 } },
    keepFeatures: ['kern', 'tnum'],
    hasWidths: true,
  },
  // Headings, names and large numbers need one weight and no `tnum`.
  {
    family: 'source-serif-4',
    name: 'COPE Serif',
    text: serifSubsetText,
    variationAxes: { wght: 650 },
    keepFeatures: ['kern'],
  },
];

const licenseNameId = 14;

for (const { family, name, text, hasWidths, ...options } of fonts) {
  const source = await readFile(
    `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`,
  );
  const subset = await subsetFont(source, text, {
    targetFormat: 'truetype',
    preserveNameIds: [licenseNameId],
    ...options,
  });
  const named = await convert(renameFont(subset, name), 'woff2');
  await writeFile(`app/_frame/fonts/${family}.woff2`, named);
  console.log(`${family}: ${source.length} → ${named.length} bytes`);
  if (hasWidths) {
    const widths = measureLetters(subset, text);
    await writeFile(letterWidthsFile, `${JSON.stringify(widths, null, 2)}\n`);
  }
}
