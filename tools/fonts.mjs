/**
 * Writes the two fonts into app/_frame/fonts with only the characters and weights that the site uses,
 * and under new names: the licenses reserve the old ones for the fonts as they were published.
 * Run it (`node tools/fonts.mjs`) when the copy needs a new character; a test over out/ names
 * any character that these files lack.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { characters, serifCharacters } from './characters.mjs';
import { renameFont } from './renameFont.mjs';

const fonts = [
  // With tabular figures (digits of equal width), which tables need.
  {
    family: 'public-sans',
    name: 'COPE Sans',
    text: characters,
    variationAxes: { wght: { min: 400, max: 800 } },
    keepFeatures: ['kern', 'tnum'],
  },
  // Headings only: one weight, no alternates.
  {
    family: 'source-serif-4',
    name: 'COPE Serif',
    text: serifCharacters,
    variationAxes: { wght: 650 },
    keepFeatures: ['kern'],
  },
];

const license = 'This Font Software is licensed under the SIL Open Font License, Version 1.1.';

for (const { family, name, text, ...options } of fonts) {
  const source = await readFile(
    `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`,
  );
  const cut = await subsetFont(source, text, {
    targetFormat: 'truetype',
    ...options,
  });
  const named = await convert(renameFont(cut, name, license), 'woff2');
  await writeFile(`app/_frame/fonts/${family}.woff2`, named);
  console.log(`${family}: ${source.length} → ${named.length} bytes`);
}
