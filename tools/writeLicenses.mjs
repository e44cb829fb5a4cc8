/**
 * Writes out/licenses.txt, the licenses of the packages and fonts in the site. Packages are read
 * from source maps, which are then deleted. The build fails if a license is not accepted by
 * tools/licenses.mjs.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPackageLicense, findPackagesInSourceMap } from './licenses.mjs';
import { readFontNames, readFontAsTrueType } from './renameFont.mjs';

const outFolder = 'out';

const fonts = ['public-sans', 'source-serif-4'];

async function readFontLicense(file) {
  const names = readFontNames(await readFontAsTrueType(`app/_frame/fonts/${file}.woff2`));
  const { license, text } = readPackageLicense(`@fontsource-variable/${file}`);
  const name = `${names.get(1)}, cut down from ${file.replaceAll('-', ' ')} and renamed`;
  return { name, license, text: `${names.get(0)}\n\n${text}` };
}

const filesOf = (...extensions) =>
  readdirSync(outFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => extensions.includes(path.extname(file)))
    .map((file) => path.join(outFolder, file));

/** The packages in the source maps. Deletes the maps and the comments that refer to them. */
function readAndDeleteSourceMaps() {
  const maps = filesOf('.map');
  const scripts = maps.filter((file) => file.endsWith('.js.map'));
  const packages = scripts.flatMap((file) =>
    findPackagesInSourceMap(JSON.parse(readFileSync(file, 'utf8'))),
  );
  if (packages.length === 0)
    throw new Error(
      'out/ has no source maps of scripts: set productionBrowserSourceMaps in next.config.ts.',
    );
  for (const file of filesOf('.js', '.css')) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/\s*(?:\/\/|\/\*)# sourceMappingURL=\S+(?: ?\*\/)?\s*$/, ''));
  }
  maps.forEach((file) => rmSync(file));
  return [...new Set(packages)].sort();
}

// One after another, because the converter cannot convert two fonts at once.
const fontLicenses = [];
for (const font of fonts) fontLicenses.push(await readFontLicense(font));

const entries = [
  { name: 'This site', license: 'MIT', text: readFileSync('LICENSE', 'utf8').trim() },
  ...fontLicenses,
  ...readAndDeleteSourceMaps().map((folder) => readPackageLicense(folder)),
];
const rule = '-'.repeat(72);
const sections = entries.map(({ name, license, text }) => `${name} (${license})\n\n${text}\n`);
writeFileSync(path.join(outFolder, 'licenses.txt'), sections.join(`\n${rule}\n\n`));
console.log(`licenses: ${entries.length} in licenses.txt`);
