/** The npm packages in a script, and their licenses. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** SPDX identifiers of licenses that allow a site to contain a package if it publishes the license. */
const acceptedLicenses = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1'];

/** Returns the folder of the package, relative to node_modules. */
export function findPackageOfFile(source) {
  const inside = /.*node_modules\/(.+)$/.exec(source)?.[1];
  return /^(?:@[^/]+\/)?[^/]+/.exec(inside ?? '')?.[0];
}

/** @param outputs of esbuild's metafile */
export function findPackagesInMetafile(outputs) {
  const files = Object.values(outputs).flatMap(({ inputs }) =>
    Object.keys(inputs).filter((file) => inputs[file].bytesInOutput > 0),
  );
  return [...new Set(files.map(findPackageOfFile).filter(Boolean))].sort();
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
  if (!acceptedLicenses.includes(license)) {
    throw new Error(
      `${place}: the license "${license}" is not accepted (${acceptedLicenses.join(', ')}). Remove the package, or add the license to tools/licenses.mjs.`,
    );
  }
  return { name: `${folder} ${version}`, license, text };
}
