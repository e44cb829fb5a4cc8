import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { readClientModules } from './clientModules';

let distDir = '';
beforeEach(() => {
  distDir = mkdtempSync(path.join(tmpdir(), 'manifests-'));
  mkdirSync(path.join(distDir, 'server/app/about'), { recursive: true });
});
afterEach(() => rmSync(distDir, { recursive: true }));

const writeManifest = (page: string, clientModules: object) =>
  writeFileSync(
    path.join(distDir, 'server/app', page, 'page_client-reference-manifest.js'),
    `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};
     globalThis.__RSC_MANIFEST["/${page}/page"] = ${JSON.stringify({ clientModules })};`,
  );

it('readClientModules collects the source files of the client modules of all pages', () => {
  writeManifest('', { '[project]/app/Counter.tsx': { id: 7 } });
  writeManifest('about', { '[project]/app/Tabs.tsx <module evaluation>': { id: 'b' } });
  expect(Object.fromEntries(readClientModules(distDir))).toEqual({
    7: 'app/Counter.tsx',
    b: 'app/Tabs.tsx',
  });
});

it('readClientModules throws if Next has written no manifest', () => {
  expect(() => readClientModules(distDir)).toThrow(/name no client module/);
});
