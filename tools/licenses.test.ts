/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { licenseOf, packagesOf } from './licenses.mjs';

/** A folder like node_modules, with one package of these files. */
function installed(files: Record<string, string>) {
  const root = mkdtempSync(path.join(tmpdir(), 'packages-'));
  mkdirSync(path.join(root, 'thing'));
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(root, 'thing', name), text);
  }
  return root;
}

describe('packagesOf', () => {
  it('names packages, scoped ones, and the copies that Next carries', () => {
    const sources = [
      'turbopack:///[project]/node_modules/valibot/dist/index.mjs',
      'turbopack:///[project]/node_modules/@swc/helpers/esm/_.js',
      'turbopack:///[project]/node_modules/next/dist/compiled/react-dom/cjs/client.js',
      'turbopack:///[project]/node_modules/next/dist/client/app.js',
      'turbopack:///[project]/components/Tabs.client.tsx',
    ];
    const names = ['valibot', '@swc/helpers', 'next/dist/compiled/react-dom', 'next'];
    expect(packagesOf({ sources })).toEqual(names);
    expect(packagesOf({ sections: [{ map: { sources } }] })).toEqual(names);
  });
});

describe('licenseOf', () => {
  const manifest = (license?: string) => JSON.stringify({ version: '1.2.3', license });

  it('reads name, version, terms and text', () => {
    const root = installed({ 'package.json': manifest('MIT'), LICENSE: 'MIT License\n\nHere.' });
    expect(licenseOf('thing', root)).toEqual({
      name: 'thing 1.2.3',
      license: 'MIT',
      text: 'MIT License\n\nHere.',
    });
  });

  it('takes the word of the text where the package states nothing', () => {
    const root = installed({ 'package.json': manifest(), 'LICENSE.md': '(The MIT License)\n\n…' });
    expect(licenseOf('thing', root).license).toBe('MIT');
  });

  it('stops at terms that nobody has agreed to, and names the package', () => {
    const root = installed({ 'package.json': manifest('GPL-3.0'), LICENSE: 'GPL' });
    expect(() => licenseOf('thing', root)).toThrow(/thing: "GPL-3.0" is none of MIT/);
  });

  it('stops where there is no text to pass on', () => {
    const root = installed({ 'package.json': manifest('MIT') });
    expect(() => licenseOf('thing', root)).toThrow(/thing has no license text/);
  });
});
