import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { exportedFilePaths, readExportedFile } from '../exportedSite';

/** The headers of the lines after `/*`, up to the next address. */
function readHeadersOfAllFiles() {
  const [, block = ''] = /^\/\*\n((?: .*\n)+)/m.exec(readExportedFile('/_headers')) ?? [];
  return [...block.matchAll(/^ +([\w-]+): (.+)$/gm)].map(([, key, value]) => ({ key, value }));
}

test('Vercel sends the headers that _headers gives to Cloudflare and Netlify', () => {
  const wanted = readHeadersOfAllFiles();
  expect(wanted.length).toBeGreaterThan(0);
  const { headers } = JSON.parse(readFileSync('vercel.json', 'utf8'));
  expect(headers).toEqual([{ source: '/(.*)', headers: wanted }]);
});

test('every file with a hash is in a folder of which Vercel caches the files for a year', () => {
  const hashed = [...exportedFilePaths].filter((file) => file.startsWith('/_next/static/'));
  expect(hashed.length).toBeGreaterThan(0);
  // Of "@vercel/next". It sends this with files only, and not with a 404 that a cache would keep.
  const isCached = /^\/_next\/static\/(?:chunks|css|media)\/./;
  expect(hashed.filter((file) => !isCached.test(file))).toEqual([]);
});
