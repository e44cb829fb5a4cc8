/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { listFiles } from '../listFiles';
import { agencyNames, site, taglines } from '../site';

const names = [site.shortName, site.mailDomain, ...Object.values({ ...agencyNames, ...taglines })];
const anyName = new RegExp(`.{0,40}\\b(?:${names.join('|')})\\b(?!-).{0,20}`, 'g');

/**
 * May contain the name: feed ids, which never change, a text about initials, and names of fonts.
 */
const exceptions = [
  /tag:cope\.example,2024:release/,
  /printed with the initials COPE/,
  /renamed COPE (?:Sans|Serif)/,
];

it('only content/site.ts names the agency', () => {
  const files = ['app', 'components', 'content']
    .flatMap((folder) => listFiles(folder).map((file) => `${folder}/${file}`))
    .filter((file) => /\.(?:tsx?|md|css)$/.test(file) && !/\.test\.|content\/site\.ts$/.test(file));
  const found = files.flatMap((file) => readFileSync(file, 'utf8').match(anyName) ?? []);
  expect(found.filter((text) => !exceptions.some((allowed) => allowed.test(text)))).toEqual([]);
});
