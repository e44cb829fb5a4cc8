/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readPackageLicense, findPackagesInMetafile } from './licenses.mjs';

/** Creates a temporary node_modules, with one package that has these files. */
function createPackage(files: Record<string, string>) {
  const root = mkdtempSync(path.join(tmpdir(), 'packages-'));
  mkdirSync(path.join(root, 'thing'));
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(root, 'thing', name), text);
  }
  return root;
}

it('finds the packages whose code esbuild has written, also scoped ones', () => {
  const written = { bytesInOutput: 1 };
  const outputs = {
    'a.js': {
      inputs: {
        'node_modules/react-dom/cjs/client.js': written,
        '../site/node_modules/@swc/helpers/esm/_.js': written,
        'node_modules/valibot/dist/index.mjs': { bytesInOutput: 0 },
      },
    },
    'b.js': {
      inputs: { 'node_modules/react-dom/index.js': written, 'components/Tabs.client.tsx': written },
    },
  };
  expect(findPackagesInMetafile(outputs)).toEqual(['@swc/helpers', 'react-dom']);
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
