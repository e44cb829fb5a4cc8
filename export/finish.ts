import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'esbuild';
import { type Exported, exportedBy, type Told } from './exported';
import { type Build, finishPage } from './finishPage';
import { readPage } from './html';
import { placeNotFoundPages, removePayloads } from './leftovers';
import { nameFor } from './nameFor';
import { pruneStyle, wordsOf } from './prune';
import { movableSheet, sharedSheets, sheetsOf } from './styles';

const endsWith = (end: string) => (file: string) => file.endsWith(end);

/** Where a file lies, by its address. */
const placeOf = ({ folder, basePath }: Exported, url: string) =>
  path.join(folder, url.slice(basePath.length));

async function put(site: Exported, url: string, text: string) {
  await mkdir(path.dirname(placeOf(site, url)), { recursive: true });
  await writeFile(placeOf(site, url), text);
}

async function minifiedLoader(browsers: string[]) {
  const { outputFiles } = await bundle({
    entryPoints: [fileURLToPath(new URL('./loader.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: browsers,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/** Puts what most kinds of pages use into one style sheet. */
async function shareStyle(site: Exported, pages: readonly string[]) {
  const sheets = new Map<string, string>();
  const read = (url: string) => {
    const text = sheets.get(url) ?? movableSheet(readFileSync(placeOf(site, url), 'utf8'), url);
    sheets.set(url, text);
    return text;
  };
  const lists: string[][] = [];
  const words = new Set(wordsOf(scriptsOf(site)));
  for (const file of pages) {
    const html = await readFile(path.join(site.folder, file), 'utf8');
    wordsOf([html]).forEach((word) => words.add(word));
    lists.push(sheetsOf(readPage(html)));
  }
  const shared = sharedSheets(lists);
  const style = pruneStyle(shared.map(read).join('\n'), (name) => words.has(name));
  const url = `${site.basePath}/_next/static/css/${nameFor(style)}.css`;
  await put(site, url, style);
  return { shared: { url, sheets: new Set(shared) }, read };
}

/** @returns how many of them wait for the visitor */
async function finishPages(site: Exported, pages: readonly string[], build: Build) {
  let waiting = 0;
  for (const file of pages) {
    const place = path.join(site.folder, file);
    try {
      const { html, flight } = finishPage(await readFile(place, 'utf8'), build);
      await writeFile(place, html);
      if (!flight) continue;
      waiting += 1;
      await put(site, flight.url, flight.text);
    } catch (error) {
      throw new Error(`${file}: ${String(error)}`, { cause: error });
    }
  }
  return waiting;
}

const scriptsOf = ({ folder, files }: Exported) =>
  files.filter(endsWith('.js')).map((file) => readFileSync(path.join(folder, file), 'utf8'));

/** The style of all pages is in them now; what a script may fetch later stays. */
async function removeSheets(site: Exported) {
  const { folder, files } = site;
  const scripts = scriptsOf(site);
  const unused = files.filter(
    (file) =>
      /\/chunks\/[^/]+\.css(?:\.map)?$/.test(file) &&
      !scripts.some((text) => text.includes(path.basename(file, '.map'))),
  );
  await Promise.all(unused.map((file) => rm(path.join(folder, file))));
}

/** Makes of what Next has exported what the README says that this gives. */
export async function finish(told: Told) {
  const began = performance.now();
  const site = exportedBy(told);
  const pages = await placeNotFoundPages(site.folder, site.files.filter(endsWith('.html')));
  await removePayloads(site.folder, site.files);
  const waiting = await finishPages(site, pages, {
    loader: await minifiedLoader(site.browsers),
    files: `${site.basePath}/_next/static`,
    root: `${site.basePath}/`,
    scriptWords: wordsOf(scriptsOf(site)),
    ...(await shareStyle(site, pages)),
  });
  await removeSheets(site);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`export: ${pages.length} pages, ${waiting} of them wait for the visitor`);
  console.log(`export: finished in ${seconds} s`);
}
