import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { moveNotFoundPages, preloadFontsOn404 } from './notFoundPages';
import { removeUnusedFiles } from './unusedFiles';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'export-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function write(files: readonly string[]) {
  for (const file of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), file);
  }
}
const listFiles = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(path.extname).sort();

describe('moveNotFoundPages', () => {
  const pages = ['404.html', '404/index.html', '_not-found/index.html', 'news/1/index.html'];

  it('of Next’s three 404 pages only 404.html stays, and news/not-found becomes news/404.html', async () => {
    const all = [...pages, 'news/not-found/index.html'];
    await write([...all, 'news/not-found/index.txt']);
    const kept = await moveNotFoundPages(folder, all);
    expect(listFiles()).toEqual(['404.html', 'news/1/index.html', 'news/404.html']);
    expect([...kept].sort()).toEqual(listFiles());
    expect(readFileSync(path.join(folder, 'news/404.html'), 'utf8')).toMatch(/^news\/not-found/);
  });

  it.each(pages.slice(0, 3))('throws if Next has not written %s', async (gone) => {
    const changed = pages.filter((page) => page !== gone);
    await expect(moveNotFoundPages(folder, changed)).rejects.toThrow(/has not written 404/);
  });
});

describe('preloadFontsOn404', () => {
  const font = '<link rel="preload" href="/a.woff2" as="font" crossorigin=""/>';

  it('404.html preloads the fonts of the home page', async () => {
    await writeFile(path.join(folder, 'index.html'), `<head>${font}</head>`);
    await writeFile(path.join(folder, '404.html'), '<head></head>');
    await preloadFontsOn404(folder);
    expect(readFileSync(path.join(folder, '404.html'), 'utf8')).toBe(`<head>${font}</head>`);
  });

  it('throws if the home page preloads no fonts', async () => {
    await write(['index.html', '404.html']);
    await expect(preloadFontsOn404(folder)).rejects.toThrow(/preloads no fonts/);
  });
});

describe('removeUnusedFiles', () => {
  it('removes payloads, Next’s scripts and style sheets, and the class names', async () => {
    const kept = ['_next/static/media/font.woff2', 'news/index.html', 'robots.txt'];
    const unused = [
      '_next/static/chunks/a.css',
      '_next/static/chunks/a.js',
      '_next/static/export/_buildManifest.js',
      'class-names.json',
      'index.txt',
      'news/__next.news.txt',
    ];
    await write([...kept, ...unused]);
    await removeUnusedFiles(folder, [...kept, ...unused]);
    expect(listFiles()).toEqual(kept);
  });

  it('throws if Next has written no payloads of client-side navigation', async () => {
    await expect(removeUnusedFiles(folder, ['robots.txt'])).rejects.toThrow(/no payloads/);
  });
});
