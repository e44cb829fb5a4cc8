/** The npm packages in a script, and their licenses. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** SPDX identifiers of licenses that allow a site to contain a package if it publishes the license. */
const acceptedLicenses = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1'];

/** For packages inside Next whose package.json names no license. */
const licensesByFirstLine = {
  'MIT License': 'MIT',
  'The MIT License': 'MIT',
  'Apache License': 'Apache-2.0',
};

/** Returns the folder of the package, relative to node_modules. */
export function findPackageOfFile(source) {
  const inside = /.*node_modules\/(.+)$/.exec(source)?.[1];
  return /^next\/dist\/compiled\/(?:@[^/]+\/)?[^/]+|^(?:@[^/]+\/)?[^/]+/.exec(inside ?? '')?.[0];
}

/** A source map may consist of sections. */
export function findPackagesInSourceMap(map) {
  const parts = map.sections?.map((section) => section.map) ?? [map];
  return parts.flatMap(({ sources }) => sources.map(findPackageOfFile).filter(Boolean));
}

/**
 * @param {string} folder the package's folder, relative to node_modules
 * @returns {{ name: string, license: string, text: string }}
 * @throws if the license is missing or not accepted
 */
export function readPackageLicense(folder, root = 'node_modules') {
  const place = path.join(root, folder);
  const file = readdirSync(place).find((name) => /^licen[cs]e(\.\w+)?$/i.test(name));
  if (!file)
    throw new Error(
      `${place} has no LICENSE file, but the site contains the package and has to publish its license. Remove the package, or make readPackageLicense in tools/licenses.mjs read the file that has the text.`,
    );
  const text = readFileSync(path.join(place, file), 'utf8').trim();
  const { version, license } = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8'));
  const title = text.split('\n')[0].replace(/[()]/g, '').replace(/ MIT$/, '').trim();
  const terms = license ?? licensesByFirstLine[title];
  if (!acceptedLicenses.includes(terms)) {
    throw new Error(
      `${place}: the license "${terms ?? title}" is not accepted (${acceptedLicenses.join(', ')}). Remove the package, or add the license to tools/licenses.mjs.`,
    );
  }
  const name = folder.replace(/^next\/dist\/compiled\//, '');
  return {
    name: version ? `${name} ${version}` : `${name}, as it comes with Next`,
    license: terms,
    text,
  };
}
