import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { checkExternalUrls } from './checkExternalUrls';
import type { IslandBundle } from './islandBundle';
import { readIslands } from './islands';
import { keepMailAddresses } from './keepMailAddresses';
import { writePageModule } from './pageModule';
import { buildContentSecurityPolicy } from './policy';
import { removeNextScripts } from './scripts';
import {
  findSheetUrls,
  collectPageSources,
  findWords,
  removeUnusedRules,
  type UsedWords,
} from './styles';

/** What finishPage needs of the whole build. */
export interface PageContext {
  /** The inline script of pages with islands. */
  loader: string;
  basePath: string;
  /** The shared style sheet, and the URLs of those that it replaces. */
  sharedSheet: { url: string; replaces: ReadonlySet<string> };
  /** Reads a style sheet by its URL, prepared for a <style> element. */
  readSheet: (url: string) => string;
  /** Scripts may add any class that they name, so its rules are kept. */
  bundle: IslandBundle;
}

export interface FinishedPage {
  html: string;
  /** On pages with islands: the script that hydrates them. */
  module?: { url: string; text: string };
}

/**
 * Of the scripts of islands, without the base path. Vercel sends a year of caching with files of Next's
 * own folders only.
 */
export const scriptFolder = '/_next/static/chunks/';

/** For file names: a changed file gets a new URL, so caches may store files forever. */
export const hashContent = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Does not decode entities, so that `html()` writes them as they were. */
export const parsePage = (html: string) =>
  load(html, { xml: { xmlMode: false, decodeEntities: false } });

/** The rules that the page uses from style sheets that the shared one does not replace. */
function collectStyle(
  sheetUrls: readonly string[],
  words: readonly UsedWords[],
  context: PageContext,
) {
  const { sharedSheet, readSheet } = context;
  return (
    [...new Set(sheetUrls)]
      .filter((url) => !sharedSheet.replaces.has(url))
      .map((url) => removeUnusedRules(readSheet(url), words))
      // Next's order changes from build to build; longest first compresses best.
      .sort((one, other) => other.length - one.length)
      .join('')
  );
}

/** Rewrites scripts, styles, speculation rules and Content-Security-Policy of a page. */
export function finishPage(html: string, context: PageContext): FinishedPage {
  const { basePath, loader, sharedSheet, bundle } = context;
  const $ = parsePage(html);
  checkExternalUrls($);
  keepMailAddresses($);
  const kept = removeNextScripts($);
  const islands = readIslands($);
  const hasIslands = islands.length > 0;
  const { text, imports } = hasIslands
    ? writePageModule(islands, bundle)
    : { text: '', imports: [] };

  const style = collectStyle(
    findSheetUrls($),
    [...(hasIslands ? collectPageSources(html + text, bundle.scripts) : [html])].map(findWords),
    context,
  );
  // Browsers fetch a page when its link is pressed, about a tenth of a second before the click.
  const speculation = JSON.stringify({
    prefetch: [{ where: { href_matches: `${basePath}/*` }, eagerness: 'conservative' }],
  });
  const policy = buildContentSecurityPolicy({
    scripts: [...kept, speculation, ...(hasIslands ? [loader] : [])],
    styles: [style, ...$('style').map((_, element) => $(element).text())].filter(Boolean),
    fetchesScripts: hasIslands,
    styleAttributes: $('[style]').length > 0,
  });

  const links = $('link[rel=stylesheet], link[as=style]');
  // The loader comes first, because a script after a style sheet waits for that sheet.
  if (hasIslands) links.first().before(`<script>${loader}</script>`);
  links
    .first()
    .before(
      `<link rel="stylesheet" href="${sharedSheet.url}" data-precedence="next"/>`,
      style && `<style>${style}</style>`,
    );
  links.remove();
  // First in the head, because the policy applies only to elements after it.
  $('head').prepend(`<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
  $('body').append(`<script type="speculationrules">${speculation}</script>`);
  if (!hasIslands) return { html: $.html() };

  const folder = `${basePath}${scriptFolder}`;
  const url = `${folder}${hashContent(text)}.js`;
  const files = JSON.stringify([url, ...imports.map((name) => folder + name)]);
  $('body').append(`<script type="application/json" id="runtime">${files}</script>`);
  return { html: $.html(), module: { url, text } };
}
