import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'esbuild';
import { type AdapterInput, type BuildOutput, readBuildOutput } from './buildOutput';
import { readClientModuleSourceFiles } from './clientModuleSourceFiles';
import { hashContent } from './hashContent';
import { type PageBuildContext, type FinishedPage, finishPage } from './finishPage';
import { parsePage } from './html';
import { moveNotFoundPages } from './notFoundPages';
import { removeUnusedCssRules, collectWords } from './prune';
import { removeNavigationPayloads } from './removeNavigationPayloads';
import {
  prepareStyleSheetForInlining,
  chooseSharedStyleSheets,
  findStyleSheetUrls,
} from './styles';

/** Returns the path, including the folder `out`, of the file that a URL such as `/base/_next/a.css` names. */
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

/** Writes one style sheet with the rules that most kinds of pages use. */
async function writeSharedSheet(output: BuildOutput, pages: readonly string[], scripts: string[]) {
  const sheets = new Map<string, string>();
  const read = (url: string) => {
    const text =
      sheets.get(url) ??
      prepareStyleSheetForInlining(readFileSync(pathOf(output, url), 'utf8'), url);
    sheets.set(url, text);
    return text;
  };
  const lists: string[][] = [];
  const words = new Set(collectWords(scripts));
  for (const file of pages) {
    const html = await readFile(path.join(output.folder, file), 'utf8');
    collectWords([html]).forEach((word) => words.add(word));
    lists.push(findStyleSheetUrls(parsePage(html)));
  }
  const shared = chooseSharedStyleSheets(lists);
  const style = removeUnusedCssRules(shared.map(read).join('\n'), (name) => words.has(name));
  const url = `${output.basePath}/_next/static/css/${hashContent(style)}.css`;
  await write(output, url, style);
  return { sharedSheet: { url, replaces: new Set(shared) }, readSheet: read };
}

type HydrationByPage = ReadonlyMap<string, FinishedPage['hydration']>;

async function finishPages(output: BuildOutput, pages: readonly string[], build: PageBuildContext) {
  const finished = new Map<string, FinishedPage['hydration']>();
  for (const file of pages) {
    const source = path.join(output.folder, file);
    try {
      const { html, flight, hydration } = finishPage(await readFile(source, 'utf8'), build);
      await writeFile(source, html);
      if (flight) await write(output, flight.url, flight.text);
      finished.set(file, hydration);
    } catch (error) {
      throw new Error(`export/ could not finish ${file}. ${String(error)}`, { cause: error });
    }
  }
  return finished;
}

const readScripts = ({ folder, files }: BuildOutput) =>
  files
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));

/** A prop that only next/link has: a script that contains its name contains next/link. */
const nextLinkProp = 'legacyBehavior';

/**
 * Whether Next's router may fetch the payloads (.txt files) of other pages: it may if a page loads its scripts at
 * once, or if an island contains next/link.
 */
function usesClientNavigation(finished: HydrationByPage, scripts: readonly string[]) {
  const all = [...finished.values()];
  return (
    all.some(({ when }) => when === 'atOnce') ||
    (all.some(({ when }) => when === 'onInteraction') &&
      scripts.some((text) => text.includes(nextLinkProp)))
  );
}

/** Removes Next's style sheets, which pages no longer link, except those that a script may fetch. */
async function removeUnlinkedSheets({ folder, files }: BuildOutput, scripts: readonly string[]) {
  const unused = files.filter(
    (file) =>
      /\/chunks\/[^/]+\.css(?:\.map)?$/.test(file) &&
      !scripts.some((text) => text.includes(path.basename(file, '.map'))),
  );
  await Promise.all(unused.map((file) => rm(path.join(folder, file))));
}

function printSummary(finished: HydrationByPage, seconds: number) {
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

/** Rewrites the pages in `out` as export/README.md describes. Next calls it at the end of the build. */
export async function finishExport(input: AdapterInput) {
  const began = performance.now();
  const output = readBuildOutput(input);
  const scripts = readScripts(output);
  const pages = await moveNotFoundPages(output.folder, output.pages);
  const finished = await finishPages(output, pages, {
    loader: await minifiedLoader(output.browsers),
    newFilesUrl: `${output.basePath}/_next/static`,
    homeUrl: `${output.basePath}/`,
    scriptWords: collectWords(scripts),
    modules: readClientModuleSourceFiles(output.distDir),
    ...(await writeSharedSheet(output, pages, scripts)),
  });
  if (!usesClientNavigation(finished, scripts)) {
    await removeNavigationPayloads(output.folder, output.files);
    await removeUnlinkedSheets(output, scripts);
  }
  printSummary(finished, (performance.now() - began) / 1000);
}
