import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { checkExternalUrls } from './checkExternalUrls';
import type { ClientModules } from './clientModules';
import { readFlightData } from './flight';
import { findIslandIds } from './islands';
import { keepMailAddresses } from './keepMailAddresses';
import { buildContentSecurityPolicy } from './policy';
import { removeNextScripts } from './scripts';
import {
  findFlightSheetUrls,
  findSheetUrls,
  collectPageSources,
  findWords,
  removeUnusedRules,
  replaceFlightSheetUrls,
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
  /** Script texts by file name. Scripts may add any class that they name, so its rules are kept. */
  scripts: ReadonlyMap<string, string>;
  modules: ClientModules;
}

export interface FinishedPage {
  html: string;
  /** On pages with islands: the flight data, which the loader fetches before Next's scripts. */
  flight?: { url: string; text: string };
}

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
  const { basePath, loader, sharedSheet, scripts } = context;
  const $ = parsePage(html);
  checkExternalUrls($);
  keepMailAddresses($);
  const { nextInline, nextFiles, kept } = removeNextScripts($);
  const hasIslands = findIslandIds($, readFlightData(nextInline), context.modules).size > 0;
  const flight = nextInline.join(';\n');

  const style = collectStyle(
    [...findSheetUrls($), ...(hasIslands ? findFlightSheetUrls(flight) : [])],
    [...(hasIslands ? collectPageSources(html, scripts) : [html])].map(findWords),
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

  // React would load each style sheet that the flight data names, although the page has their
  // rules.
  const text = replaceFlightSheetUrls(flight, sharedSheet.url);
  const url = `${basePath}/_next/static/flight/${hashContent(text)}.js`;
  const files = JSON.stringify([url, ...nextFiles]);
  $('body').append(`<script type="application/json" id="runtime">${files}</script>`);
  return { html: $.html(), flight: { url, text } };
}
