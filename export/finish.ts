/**
 * Finishes out/ after `next build`: takes the runtime from pages that need none, makes the others
 * wait for the visitor, gives every page its policy, and puts the 404 pages where hosts look.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'esbuild';
import { site } from '../content/site';
import { hydrates, readClientModules } from './clientModules';
import { addPolicy } from './policy';
import { deferRuntime, removeRuntime, runtimeOf } from './runtime';

const out = 'out';
const flightFolder = '_next/static/flight';

async function filesOf(extension: string): Promise<string[]> {
  const files = await readdir(out, { recursive: true });
  return files.filter((file) => file.endsWith(extension)).map((file) => path.join(out, file));
}

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

const flightUrl = (flight: string) =>
  `/${flightFolder}/${createHash('sha256').update(flight).digest('hex').slice(0, 16)}.js`;

async function finishRuntimes() {
  const modules = await readClientModules('.next');
  const loader = await minifiedLoader();
  await mkdir(path.join(out, flightFolder), { recursive: true });
  let deferred = 0;
  const pages = await filesOf('.html');
  for (const file of pages) {
    try {
      const html = await readFile(file, 'utf8');
      if (hydrates(runtimeOf(html).modules, modules)) {
        const page = deferRuntime(html, loader, (flight) => site.basePath + flightUrl(flight));
        await writeFile(file, page.html);
        await writeFile(path.join(out, flightUrl(page.flight)), page.flight);
        deferred += 1;
      } else {
        await writeFile(file, removeRuntime(html));
      }
    } catch (error) {
      throw new Error(`${file}: ${String(error)}`);
    }
  }
  return `${pages.length - deferred} pages without scripts, ${deferred} that wait for the visitor`;
}

async function addPolicies() {
  const pages = await filesOf('.html');
  for (const file of pages) await writeFile(file, addPolicy(await readFile(file, 'utf8')));
  return `${pages.length} pages`;
}

const steps = {
  'not-found pages': placeNotFoundPages,
  'navigation payloads': removePayloads,
  runtimes: finishRuntimes,
  policies: addPolicies,
};

for (const [name, step] of Object.entries(steps)) console.log(`export: ${name}: ${await step()}`);
