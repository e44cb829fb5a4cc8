/**
 * Writes out/licenses.txt, the licenses of the packages and fonts in the site. The build fails if a
 * license is not accepted by tools/licenses.mjs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPackageLicense, findPackagesInMetafile } from './licenses.mjs';
import { readFontNames, readFontAsTrueType } from './renameFont.mjs';

const outFolder = 'out';

const fonts = ['public-sans', 'source-serif-4'];

async function readFontLicense(file) {
  const names = readFontNames(await readFontAsTrueType(`app/_frame/fonts/${file}.woff2`));
  const { license, text } = readPackageLicense(`@fontsource-variable/${file}`);
  const name = `${names.get(1)}, cut down from ${file.replaceAll('-', ' ')} and renamed`;
  return { name, license, text: `${names.get(0)}\n\n${text}` };
}

/** The packages in the scripts of islands: export/ leaves esbuild's list of files in .next. */
function findPackages() {
  const { outputs } = JSON.parse(readFileSync('.next/island-bundle.json', 'utf8'));
  const packages = findPackagesInMetafile(outputs);
  if (packages.length === 0)
    throw new Error(
      '.next/island-bundle.json lists no package, not even React: check findPackagesInMetafile in tools/licenses.mjs.',
    );
  return packages;
}

// One after another, because the converter cannot convert two fonts at once.
const fontLicenses = [];
for (const font of fonts) fontLicenses.push(await readFontLicense(font));

const entries = [
  { name: 'This site', license: 'MIT', text: readFileSync('LICENSE', 'utf8').trim() },
  ...fontLicenses,
  ...findPackages().map((folder) => readPackageLicense(folder)),
];
const rule = '-'.repeat(72);
const sections = entries.map(({ name, license, text }) => `${name} (${license})\n\n${text}\n`);
writeFileSync(path.join(outFolder, 'licenses.txt'), sections.join(`\n${rule}\n\n`));
console.log(`licenses: ${entries.length} in licenses.txt`);
