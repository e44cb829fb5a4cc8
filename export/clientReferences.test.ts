import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { checkClientReferences } from './clientReferences';

let distDir = '';
beforeEach(() => {
  distDir = mkdtempSync(path.join(tmpdir(), 'next-'));
  mkdirSync(path.join(distDir, 'server/app'), { recursive: true });
});
afterEach(() => rmSync(distDir, { recursive: true }));

const counter = 'components/Counter.client.tsx';

function check(route: string, modules: readonly string[], pages: Record<string, string[]>) {
  const clientModules = Object.fromEntries(modules.map((name) => [`[project]/${name} <x>`, {}]));
  writeFileSync(
    path.join(distDir, 'server/app/page_client-reference-manifest.js'),
    `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};
     globalThis.__RSC_MANIFEST["${route}"] = ${JSON.stringify({ clientModules })};`,
  );
  const components = Object.entries(pages).map(
    ([page, files]) => [page, files.map((file) => ({ file, name: 'A', props: {} }))] as const,
  );
  return () => checkClientReferences(distDir, new Map(components));
}

it.each([
  ['/(en)/news/[id]/page', 'news/1/index.html'],
  ['/(en)/(home)/page', 'index.html'],
  ['/(es)/es/page', 'es/index.html'],
])('a client module may be in an island of %s', (route, page) => {
  expect(check(route, [counter], { [page]: [counter] })).not.toThrow();
});

it('client modules of Next itself and error.tsx may be anywhere', () => {
  const modules = [
    'node_modules/next/dist/esm/client/components/layout-router.js',
    'node_modules/next/dist/lib/metadata/generate/icon-mark.js',
    'app/(en)/error.tsx',
  ];
  expect(check('/(en)/about/page', modules, { 'about/index.html': [] })).not.toThrow();
});

it.each([
  ['without an island', 'about/index.html', []],
  ['beside an island', 'about/index.html', ['components/Other.client.tsx']],
  ['that is in an island of another page only', 'news/index.html', [counter]],
])('the build stops at a client component %s', (_, page, inIslands) => {
  expect(check('/(en)/about/page', [counter], { [page]: inIslands })).toThrow(
    /app\/\(en\)\/about\/page uses the client component in components\/Counter.*\nPut <Island/,
  );
});

it('throws if Next has written no manifests', () => {
  expect(() => checkClientReferences(distDir, new Map())).toThrow(/check export\/clientRef/);
});
