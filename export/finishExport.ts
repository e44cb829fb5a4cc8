import { readFileSync } from 'node:fs';
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
import { checkImports } from './checkImports';
import { readClientModules } from './clientModules';
import { hashContent, parsePage } from './finishPage';
import { finishPages } from './finishPages';
import { moveNotFoundPages, preloadFontsOn404 } from './notFoundPages';
import {
  chooseSharedSheets,
  findSheetUrls,
  findWords,
  prepareInlineCss,
  removeUnusedRules,
} from './styles';
import { removeUnusedFiles } from './unusedFiles';

async function bundleLoader(browsers: string[]) {
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

/** Turns Next's output into the final site, as export/README.md describes. */
export async function finishExport(input: AdapterInput) {
  checkImports(input.projectDir);
  const output = readBuildOutput(input);
  const { folder, files, basePath, browsers } = output;
  const scripts = new Map(
    files
      .filter((file) => file.endsWith('.js'))
      .map((file) => [path.basename(file), readFileSync(path.join(folder, file), 'utf8')]),
  );
  const pages = await moveNotFoundPages(folder, output.pages);
  await preloadFontsOn404(folder);
  const withIslands = await finishPages(output, pages, {
    basePath,
    loader: await bundleLoader(browsers),
    scripts,
    modules: readClientModules(input.distDir),
    ...(await writeSharedSheet(output, pages, scripts)),
  });
  await removeUnusedFiles(folder, files, [...scripts.values()].join('\n'));
  console.log(`export: ${pages.length} pages, ${withIslands} with islands`);
}
