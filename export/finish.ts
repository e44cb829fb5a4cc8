import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'esbuild';
import { type AdapterInput, type BuildOutput, readBuildOutput } from './buildOutput';
import { readClientModules } from './clientModules';
import { contentHash } from './contentHash';
import { type Build, type FinishedPage, finishPage } from './finishPage';
import { readPage } from './html';
import { placeNotFoundPages } from './notFoundPages';
import { pruneStyle, wordsOf } from './prune';
import { removePayloads } from './removePayloads';
import { inlineableSheet, sharedSheets, sheetsOf } from './styles';

/** Path of a file by its address. */
const pathOf = ({ folder, basePath }: BuildOutput, url: string) =>
  path.join(folder, url.slice(basePath.length));

async function write(output: BuildOutput, url: string, text: string) {
  await mkdir(path.dirname(pathOf(output, url)), { recursive: true });
  await writeFile(pathOf(output, url), text);
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

/** Writes one style sheet with what most kinds of pages use. */
async function shareStyle(output: BuildOutput, pages: readonly string[], scripts: string[]) {
  const sheets = new Map<string, string>();
  const read = (url: string) => {
    const text = sheets.get(url) ?? inlineableSheet(readFileSync(pathOf(output, url), 'utf8'), url);
    sheets.set(url, text);
    return text;
  };
  const lists: string[][] = [];
  const words = new Set(wordsOf(scripts));
  for (const file of pages) {
    const html = await readFile(path.join(output.folder, file), 'utf8');
    wordsOf([html]).forEach((word) => words.add(word));
    lists.push(sheetsOf(readPage(html)));
  }
  const shared = sharedSheets(lists);
  const style = pruneStyle(shared.map(read).join('\n'), (name) => words.has(name));
  const url = `${output.basePath}/_next/static/css/${contentHash(style)}.css`;
  await write(output, url, style);
  return { shared: { url, sheets: new Set(shared) }, read };
}

type Finished = ReadonlyMap<string, FinishedPage['hydration']>;

async function finishPages(output: BuildOutput, pages: readonly string[], build: Build) {
  const finished = new Map<string, FinishedPage['hydration']>();
  for (const file of pages) {
    const source = path.join(output.folder, file);
    try {
      const { html, flight, hydration } = finishPage(await readFile(source, 'utf8'), build);
      await writeFile(source, html);
      if (flight) await write(output, flight.url, flight.text);
      finished.set(file, hydration);
    } catch (error) {
      throw new Error(`${file}: ${String(error)}`, { cause: error });
    }
  }
  return finished;
}

const readScripts = ({ folder, files }: BuildOutput) =>
  files
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));

/** A prop that only next/link has, as its code names it. */
const nextLinkProp = 'legacyBehavior';

/** Whether Next's router may fetch payloads: a page is hydrated by it as it pleases, or has its links. */
function navigates(finished: Finished, scripts: readonly string[]) {
  const all = [...finished.values()];
  return (
    all.some(({ when }) => when === 'atOnce') ||
    (all.some(({ when }) => when === 'onInteraction') &&
      scripts.some((text) => text.includes(nextLinkProp)))
  );
}

/** Removes Next's style sheets, except those that a script may fetch later. */
async function removeSheets({ folder, files }: BuildOutput, scripts: readonly string[]) {
  const unused = files.filter(
    (file) =>
      /\/chunks\/[^/]+\.css(?:\.map)?$/.test(file) &&
      !scripts.some((text) => text.includes(path.basename(file, '.map'))),
  );
  await Promise.all(unused.map((file) => rm(path.join(folder, file))));
}

function report(finished: Finished, seconds: number) {
  for (const [file, hydration] of finished) {
    if (hydration.when === 'atOnce')
      console.log(
        `export: ${file} loads its scripts at once: ${hydration.outside.join(', ')} is outside every island`,
      );
  }
  const waiting = [...finished.values()].filter(({ when }) => when === 'onInteraction');
  console.log(`export: ${finished.size} pages, ${waiting.length} of them hydrate on interaction`);
  console.log(`export: finished in ${seconds.toFixed(1)} s`);
}

/** Finishes the export as export/README.md describes it. Next calls it at the end of the build. */
export async function finish(input: AdapterInput) {
  const began = performance.now();
  const output = readBuildOutput(input);
  const scripts = readScripts(output);
  const pages = await placeNotFoundPages(output.folder, output.pages);
  const finished = await finishPages(output, pages, {
    loader: await minifiedLoader(output.browsers),
    files: `${output.basePath}/_next/static`,
    root: `${output.basePath}/`,
    scriptWords: wordsOf(scripts),
    modules: readClientModules(output.distDir),
    ...(await shareStyle(output, pages, scripts)),
  });
  if (!navigates(finished, scripts)) {
    await removePayloads(output.folder, output.files);
    await removeSheets(output, scripts);
  }
  report(finished, (performance.now() - began) / 1000);
}
