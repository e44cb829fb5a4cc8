/**
 * Writes out/licenses.txt: the packages and fonts that the site contains, with their licenses. The
 * source maps of the scripts name the packages in them; the maps serve only for this and are deleted
 * from out/. A license that tools/licenses.mjs does not accept fails the build.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { licenseOf, packagesOf } from './licenses.mjs';
import { namesOf, openFont } from './renameFont.mjs';

const out = 'out';

const fonts = [
  { cut: 'public-sans', from: '@fontsource-variable/public-sans' },
  { cut: 'source-serif-4', from: '@fontsource-variable/source-serif-4' },
];

async function fontLicense({ cut, from }) {
  const names = namesOf(await openFont(`app/_frame/fonts/${cut}.woff2`));
  const { license, text } = licenseOf(from);
  const name = `${names.get(1)}, cut down from ${cut.replaceAll('-', ' ')} and renamed`;
  return { name, license, text: `${names.get(0)}\n\n${text}` };
}

const filesOf = (...extensions) =>
  readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => extensions.includes(path.extname(file)))
    .map((file) => path.join(out, file));

/** The packages in the scripts of out/, as their source maps name them. Deletes the maps. */
function takeMaps() {
  const maps = filesOf('.map');
  const scripts = maps.filter((file) => file.endsWith('.js.map'));
  const packages = scripts.flatMap((file) => packagesOf(JSON.parse(readFileSync(file, 'utf8'))));
  if (packages.length === 0) throw new Error('No source maps: is productionBrowserSourceMaps on?');
  for (const file of filesOf('.js', '.css')) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/\s*(?:\/\/|\/\*)# sourceMappingURL=\S+(?: ?\*\/)?\s*$/, ''));
  }
  maps.forEach((file) => rmSync(file));
  return [...new Set(packages)].sort();
}

// One font after the other: the converter cannot work on two at once in its memory.
const cutFonts = [];
for (const font of fonts) cutFonts.push(await fontLicense(font));

const entries = [
  { name: 'COPE, this site', license: 'MIT', text: readFileSync('LICENSE', 'utf8').trim() },
  ...cutFonts,
  ...takeMaps().map((folder) => licenseOf(folder)),
];
const rule = '-'.repeat(72);
const sections = entries.map(({ name, license, text }) => `${name} (${license})\n\n${text}\n`);
writeFileSync(path.join(out, 'licenses.txt'), sections.join(`\n${rule}\n\n`));
console.log(`licenses: ${entries.length} in licenses.txt`);
