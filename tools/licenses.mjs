/** Which packages a script was made of, and the terms on which each may be passed on. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The terms under which something may be passed on by a site that names it here. */
const accepted = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1'];

/** Next carries copies of packages of its own, some without a statement but the text itself. */
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

/** Packages named by a source map, which may be one of several sections. */
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
  if (!file) throw new Error(`${place} has no license text, but reaches a visitor.`);
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
