import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { placeNotFoundPages } from './notFoundPages';
import { removePayloads } from './removePayloads';

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
/** The files of the folder and its subfolders. */
const left = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(path.extname).sort();

describe('placeNotFoundPages', () => {
  const pages = ['404.html', '404/index.html', '_not-found/index.html', 'news/1/index.html'];

  it('keeps one 404 page, and moves the one of a folder to where hosts look for it', async () => {
    const all = [...pages, 'news/not-found/index.html'];
    await write([...all, 'news/not-found/index.txt']);
    const kept = await placeNotFoundPages(folder, all);
    expect(left()).toEqual(['404.html', 'news/1/index.html', 'news/404.html']);
    expect([...kept].sort()).toEqual(left());
    expect(readFileSync(path.join(folder, 'news/404.html'), 'utf8')).toMatch(/^news\/not-found/);
  });

  it.each(pages.slice(0, 3))('refuses a build without %s', async (gone) => {
    const changed = pages.filter((page) => page !== gone);
    await expect(placeNotFoundPages(folder, changed)).rejects.toThrow(/has not written 404/);
  });
});

describe('removePayloads', () => {
  it('removes the files that only client-side navigation fetches', async () => {
    const files = ['index.txt', 'news/__next.news.txt', 'robots.txt', 'news/index.html'];
    await write(files);
    await removePayloads(folder, files);
    expect(left()).toEqual(['news/index.html', 'robots.txt']);
  });

  it('refuses a build without payloads', async () => {
    await expect(removePayloads(folder, ['robots.txt'])).rejects.toThrow(/no payloads/);
  });
});
