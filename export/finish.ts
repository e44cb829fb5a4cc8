/**
 * Finishes out/ after `next build`: takes the runtime from pages that need none, makes the others
 * wait for the visitor, cuts their style down to what they use, has the next page fetched when its
 * link is pressed, gives every page its policy, and puts the 404 pages where hosts look.
 */
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'esbuild';
import { site } from '../content/site';
import { type Build, finishPage } from './finishPage';

const out = 'out';

async function filesOf(extension: string): Promise<string[]> {
  const files = await readdir(out, { recursive: true });
  return files.filter((file) => file.endsWith(extension)).map((file) => path.join(out, file));
}

/** Where a file of the site lies, by its address. */
const fileOf = (url: string) => path.join(out, url.slice(site.basePath.length));

/** Next writes its 404 page three times, and one of our own to the place of an ordinary page. */
async function placeNotFoundPages() {
  await rm(path.join(out, '404'), { recursive: true });
  await rm(path.join(out, '_not-found'), { recursive: true });
  await rename(path.join(out, 'news/not-found/index.html'), path.join(out, 'news/404.html'));
  await rm(path.join(out, 'news/not-found'), { recursive: true });
  return '404.html and news/404.html';
}

/** The payloads of client-side navigation: our links are plain, so nobody fetches them. */
async function removePayloads() {
  const payloads = (await filesOf('.txt')).filter((file) => /(index|__next\..*)\.txt$/.test(file));
  if (payloads.length === 0) throw new Error('No payloads found: has Next changed?');
  await Promise.all(payloads.map((file) => rm(file)));
  return `${payloads.length} files removed`;
}

async function minifiedLoader() {
  const source = await readFile('export/loader.ts', 'utf8');
  const { code } = await transform(source, {
    loader: 'ts',
    minify: true,
    format: 'iife',
    target: 'es2022',
  });
  return code.trim();
}

async function finishPages() {
  const build: Build = {
    loader: await minifiedLoader(),
    files: `${site.basePath}/_next/static`,
    root: `${site.basePath}/`,
    read: (url) => readFileSync(fileOf(url), 'utf8'),
  };
  const pages = await filesOf('.html');
  const files = new Map<string, string>();
  let waiting = 0;
  for (const page of pages) {
    try {
      const finished = finishPage(await readFile(page, 'utf8'), build);
      await writeFile(page, finished.html);
      finished.files.forEach((text, url) => files.set(url, text));
      waiting += Number(finished.waits);
    } catch (error) {
      throw new Error(`${page}: ${String(error)}`, { cause: error });
    }
  }
  for (const [url, text] of files) {
    await mkdir(path.dirname(fileOf(url)), { recursive: true });
    await writeFile(fileOf(url), text);
  }
  return `${pages.length - waiting} without scripts, ${waiting} that wait for the visitor`;
}

/** Each page has a style sheet of its own now; of the build's, those stay that a script may load. */
async function removeStylesheets() {
  const scripts = (await filesOf('.js')).map((file) => readFileSync(file, 'utf8'));
  const unused = (await filesOf('.css')).filter(
    (file) =>
      file.includes('chunks') && !scripts.some((text) => text.includes(path.basename(file))),
  );
  await Promise.all(unused.map((file) => rm(file)));
  return `${unused.length} files removed`;
}

const steps = {
  'not-found pages': placeNotFoundPages,
  'navigation payloads': removePayloads,
  pages: finishPages,
  'style sheets of the build': removeStylesheets,
};

const began = performance.now();
for (const [name, step] of Object.entries(steps)) console.log(`export: ${name}: ${await step()}`);
console.log(`export: finished in ${((performance.now() - began) / 1000).toFixed(1)} s`);
