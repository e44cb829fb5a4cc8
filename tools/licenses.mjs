/** Finds out which packages a script contains, and the license of each. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Licenses of which it is known that a site may pass on the work if it includes the license's text. */
const accepted = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1'];

/** The license by the first line of its text. Some packages copied into Next name it nowhere else. */
const statements = {
  'MIT License': 'MIT',
  'The MIT License': 'MIT',
  'Apache License': 'Apache-2.0',
};

/** Folder of the package below node_modules, from the path of one of its files. */
export function packageOf(source) {
  const inside = /.*node_modules\/(.+)$/.exec(source)?.[1];
  return /^next\/dist\/compiled\/(?:@[^/]+\/)?[^/]+|^(?:@[^/]+\/)?[^/]+/.exec(inside ?? '')?.[0];
}

/** The packages whose files a source map names. The map may consist of sections. */
export function packagesOf(map) {
  const parts = map.sections?.map((section) => section.map) ?? [map];
  return parts.flatMap(({ sources }) => sources.map(packageOf).filter(Boolean));
}

/**
 * @param {string} folder a package, below node_modules
 * @returns {{ name: string, license: string, text: string }}
 * @throws where its license is missing or not among the accepted ones
 */
export function licenseOf(folder, root = 'node_modules') {
  const place = path.join(root, folder);
  const file = readdirSync(place).find((name) => /^licen[cs]e(\.\w+)?$/i.test(name));
  if (!file) throw new Error(`${place} has no license text, but the site's scripts contain it.`);
  const text = readFileSync(path.join(place, file), 'utf8').trim();
  const { version, license } = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8'));
  const title = text.split('\n')[0].replace(/[()]/g, '').replace(/ MIT$/, '').trim();
  const terms = license ?? statements[title];
  if (!accepted.includes(terms)) {
    throw new Error(`${place}: "${terms ?? title}" is none of ${accepted.join(', ')}.`);
  }
  const name = folder.replace(/^next\/dist\/compiled\//, '');
  return {
    name: version ? `${name} ${version}` : `${name}, as it comes with Next`,
    license: terms,
    text,
  };
}
