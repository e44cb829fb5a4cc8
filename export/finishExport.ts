import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'esbuild';
import {
  type AdapterInput,
  type BuildOutput,
  getFilePath,
  readBuildOutput,
  writeExportedFile,
} from './buildOutput';
import { findCommonModules } from './bundleOutputs';
import { checkClientReferences } from './clientReferences';
import { checkImports } from './checkImports';
import { hashContent, parsePage, scriptFolder } from './finishPage';
import { finishPages, readPageFiles } from './finishPages';
import { bundleIslands, findStyleModules } from './islandBundle';
import { readIslands } from './islands';
import { moveNotFoundPages, preloadFontsOn404 } from './notFoundPages';
import {
  chooseSharedSheets,
  findSheetUrls,
  findWords,
  prepareInlineCss,
  removeUnusedRules,
} from './styles';
import { classNamesFile, removeUnusedFiles } from './unusedFiles';

async function bundleLoader(browsers: string[]) {
  const { outputFiles } = await bundle({
    entryPoints: [fileURLToPath(new URL('./loader/loader.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: browsers,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/** Combines the style sheets that most kinds of pages use into one file, without unused rules. */
async function writeSharedSheet(
  output: BuildOutput,
  pages: readonly string[],
  scripts: ReadonlyMap<string, string>,
) {
  const readSheet = (url: string) =>
    prepareInlineCss(readFileSync(getFilePath(output, url), 'utf8'), url);
  const texts = pages.map((file) => readFileSync(path.join(output.folder, file), 'utf8'));
  const shared = chooseSharedSheets(texts.map((html) => findSheetUrls(parsePage(html))));
  const words = [...texts, ...scripts.values()].map(findWords);
  const style = removeUnusedRules(shared.map(readSheet).join(''), words);
  const url = `${output.basePath}/_next/static/css/${hashContent(style)}.css`;
  await writeExportedFile(output, url, style);
  return { sharedSheet: { url, replaces: new Set(shared) }, readSheet };
}

/** Bundles the components of all islands, with the rules that their pages lack. */
async function writeIslandBundle(
  input: AdapterInput,
  output: BuildOutput,
  pages: readonly string[],
) {
  const { folder, files, basePath, browsers } = output;
  const classNames: Record<string, Record<string, string>> = JSON.parse(
    readFileSync(path.join(folder, classNamesFile), 'utf8'),
  );
  const pagesWithIslands = readPageFiles(folder, pages, (html) => {
    const $ = parsePage(html);
    const components = readIslands($).flatMap(({ content }) => content);
    return { components, sheetUrls: findSheetUrls($) };
  });
  const components = pagesWithIslands.map((page) => page.components);
  const bundleInput = {
    projectDir: input.projectDir,
    browsers,
    env: input.config.env,
    classNames,
  };
  const first = await bundleIslands(components, bundleInput);

  const sheets = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({
      url: `${basePath}/${file}`,
      text: readFileSync(path.join(folder, file), 'utf8'),
    }));
  const words = [...first.scripts.values()].map(findWords);
  const adopted = new Map<string, string>();
  for (const { components, sheetUrls } of pagesWithIslands)
    for (const file of components.flatMap((component) => findStyleModules(first, component))) {
      const [own = ''] = Object.values(classNames[file] ?? {}).map((names) => names.split(' ')[0]);
      const sheet = sheets.find(({ text }) => new RegExp(`\\.${own}\\b`).test(text));
      if (sheet && !sheetUrls.includes(sheet.url))
        adopted.set(file, removeUnusedRules(prepareInlineCss(sheet.text, sheet.url), words));
    }
  const islandBundle = await bundleIslands(
    components,
    bundleInput,
    adopted,
    findCommonModules(first),
  );
  for (const [name, text] of islandBundle.scripts)
    await writeExportedFile(output, `${basePath}${scriptFolder}${name}`, text);
  await writeFile(
    path.join(input.distDir, 'island-bundle.json'),
    JSON.stringify(islandBundle.metafile),
  );
  return islandBundle;
}

/** Turns Next's output into the final site, as export/README.md describes. */
export async function finishExport(input: AdapterInput) {
  checkImports(input.projectDir);
  const output = readBuildOutput(input);
  const { folder, files, basePath, browsers } = output;
  const components = readPageFiles(folder, output.pages, (html) =>
    readIslands(parsePage(html)).flatMap(({ content }) => content),
  );
  checkClientReferences(
    input.distDir,
    new Map(output.pages.map((file, index) => [file, components[index] ?? []])),
  );
  const pages = await moveNotFoundPages(folder, output.pages);
  await preloadFontsOn404(folder);
  const islandBundle = await writeIslandBundle(input, output, pages);
  const withIslands = await finishPages(output, pages, {
    basePath,
    loader: await bundleLoader(browsers),
    bundle: islandBundle,
    ...(await writeSharedSheet(output, pages, islandBundle.scripts)),
  });
  await removeUnusedFiles(folder, files);
  console.log(`export: ${pages.length} pages, ${withIslands} with islands`);
}
