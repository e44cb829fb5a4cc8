/**
 * Cuts the two fonts down to the characters and weights the site uses, into app/_frame/fonts.
 * Run it (`node tools/fonts.mjs`) when the copy needs a new character; a test over out/ names
 * any character that the cut fonts lack.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { characters } from './characters.mjs';

const fonts = [
  // Tables need its tabular figures, so the glyphs that font features reach are kept.
  {
    family: 'public-sans',
    variationAxes: { wght: { min: 400, max: 800 } },
    noLayoutClosure: false,
  },
  // Headings only: one weight, no alternates.
  { family: 'source-serif-4', variationAxes: { wght: 650 }, noLayoutClosure: true },
];

for (const { family, ...options } of fonts) {
  const source = await readFile(
    `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`,
  );
  const cut = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    ...options,
  });
  await writeFile(`app/_frame/fonts/${family}.woff2`, cut);
  console.log(`${family}: ${source.length} → ${cut.length} bytes`);
}
