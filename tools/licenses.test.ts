/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readPackageLicense, findPackagesInSourceMap } from './licenses.mjs';

/** Creates a temporary node_modules, with one package that has these files. */
function createPackage(files: Record<string, string>) {
  const root = mkdtempSync(path.join(tmpdir(), 'packages-'));
  mkdirSync(path.join(root, 'thing'));
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(root, 'thing', name), text);
  }
  return root;
}

describe('findPackagesInSourceMap', () => {
  it('finds packages in a source map, also scoped ones and those inside Next', () => {
    const sources = [
      'turbopack:///[project]/node_modules/valibot/dist/index.mjs',
      'turbopack:///[project]/node_modules/@swc/helpers/esm/_.js',
      'turbopack:///[project]/node_modules/next/dist/compiled/react-dom/cjs/client.js',
      'turbopack:///[project]/node_modules/next/dist/client/app.js',
      'turbopack:///[project]/components/Tabs.client.tsx',
    ];
    const names = ['valibot', '@swc/helpers', 'next/dist/compiled/react-dom', 'next'];
    expect(findPackagesInSourceMap({ sources })).toEqual(names);
    expect(findPackagesInSourceMap({ sections: [{ map: { sources } }] })).toEqual(names);
  });
});

describe('readPackageLicense', () => {
  const manifest = (license: string) => JSON.stringify({ version: '1.2.3', license });

  it('throws on a license that is not accepted', () => {
    const root = createPackage({ 'package.json': manifest('GPL-3.0'), LICENSE: 'GPL' });
    expect(() => readPackageLicense('thing', root)).toThrow(
      /thing: the license "GPL-3.0" is not accepted \(MIT/,
    );
  });

  it('throws if a package has no LICENSE file', () => {
    const root = createPackage({ 'package.json': manifest('MIT') });
    expect(() => readPackageLicense('thing', root)).toThrow(/thing has no LICENSE file/);
  });
});
