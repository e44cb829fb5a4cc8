import type { ClientModuleSourceFileById } from './clientModuleSourceFiles';
import { hashContent } from './hashContent';
import { readFlightData } from './flight';
import {
  applyEdits,
  getBodyEndOffset,
  getHeadStartOffset,
  createTextInsertion,
  type ParsedPage,
  parsePage,
  createTagRemoval,
  findTagsByName,
} from './html';
import { type HydrationTiming, decideHydrationTiming } from './hydration';
import { buildContentSecurityPolicy } from './policy';
import { removeUnusedCssRules, collectWords } from './prune';
import { type RemovedAndKeptScripts, separateNextScripts } from './scripts';
import { buildSpeculationRules } from './speculation';
import {
  replaceFlightDataStyleSheetUrls,
  findFlightDataStyleSheetUrls,
  findStyleSheetUrls,
} from './styles';

/** Values of the whole build that finishPage needs for every page. */
export interface PageBuildContext {
  /** Code of the loader, the inline script of pages with islands. */
  loader: string;
  /** URL of the folder for files that the export step writes, with the base path: `/_next/static`. */
  newFilesUrl: string;
  /** URL of the home page: `/`. */
  homeUrl: string;
  /** The style sheet for all pages, and the URLs of Next's style sheets that it replaces. */
  sharedSheet: { url: string; replaces: ReadonlySet<string> };
  /** Reads one of Next's style sheets by its URL, prepared for a <style> element. */
  readSheet: (url: string) => string;
  /** All words in the scripts of the site: a class with such a name may be added by a script. */
  scriptWords: ReadonlySet<string>;
  modules: ClientModuleSourceFileById;
}

export interface FinishedPage {
  html: string;
  hydration: HydrationTiming;
  /** A new script file with the flight data, which the loader fetches before Next's scripts. */
  flight?: { url: string; text: string };
}

const hasStyleAttributes = ({ tags }: ParsedPage) =>
  tags.some(({ attributes }) => 'style' in attributes);
const json = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** Rewrites one page of `next build`: scripts, styles, speculation rules and Content-Security-Policy. */
export function finishPage(html: string, build: PageBuildContext): FinishedPage {
  const page = parsePage(html);
  const scripts = separateNextScripts(page);
  const hydration = decideHydrationTiming(page, readFlightData(scripts.nextInline), build.modules);
  return hydration.when === 'atOnce'
    ? { html: keepScripts(page, scripts, hydration.outside, build), hydration }
    : { ...delayScripts(page, scripts, hydration.when === 'onInteraction', build), hydration };
}

/** Leaves the scripts and style sheets of a page as Next wrote them, and adds a policy that allows them. */
function keepScripts(
  page: ParsedPage,
  { nextInline, kept }: RemovedAndKeptScripts,
  outside: readonly string[],
  build: PageBuildContext,
) {
  const rules = buildSpeculationRules(build.homeUrl);
  const policy = buildContentSecurityPolicy({
    scripts: [...nextInline, ...kept, rules],
    styles: findTagsByName(page, 'style').map(({ text }) => text),
    fetchesScripts: true,
    styleAttributes: hasStyleAttributes(page),
  });
  return applyEdits(page, [
    createTextInsertion(getHeadStartOffset(page), policyTag(policy)),
    createTextInsertion(getBodyEndOffset(page), json('outside-islands', outside)),
    createTextInsertion(getBodyEndOffset(page), rulesTag(rules)),
  ]);
}

const policyTag = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
const rulesTag = (rules: string) => `<script type="speculationrules">${rules}</script>`;

/** Removes Next's scripts from a page. A page with islands gets the loader and the list of scripts that it fetches. */
function delayScripts(
  page: ParsedPage,
  { removals, nextInline, nextFiles, kept }: RemovedAndKeptScripts,
  hasIslands: boolean,
  build: PageBuildContext,
) {
  const flight = nextInline.join(';\n');
  const sheets = new Set([
    ...findStyleSheetUrls(page),
    ...(hasIslands ? findFlightDataStyleSheetUrls(flight) : []),
  ]);
  const words = collectWords([page.html]);
  const style = removeUnusedCssRules(
    [...sheets]
      .filter((url) => !build.sharedSheet.replaces.has(url))
      .map(build.readSheet)
      // Sorts the style sheets, because Next's order changes from build to build; shortest first compresses best.
      .sort((one, other) => one.length - other.length)
      .join(''),
    (name) => words.has(name) || (hasIslands && build.scriptWords.has(name)),
  );
  const links = findTagsByName(page, 'link').filter(
    ({ attributes }) => attributes.rel === 'stylesheet' || attributes.as === 'style',
  );
  const firstLink = links[0]?.start ?? getHeadStartOffset(page);
  const rules = buildSpeculationRules(build.homeUrl);
  const policy = buildContentSecurityPolicy({
    scripts: [...kept, rules, ...(hasIslands ? [build.loader] : [])],
    styles: [...(style ? [style] : []), ...findTagsByName(page, 'style').map(({ text }) => text)],
    fetchesScripts: hasIslands,
    styleAttributes: hasStyleAttributes(page),
  });

  const edits = [
    ...removals,
    ...links.map(createTagRemoval),
    // The policy comes first in the head, because it applies only to elements after it.
    createTextInsertion(getHeadStartOffset(page), policyTag(policy)),
    // The loader comes before the style sheets, because a script after a style sheet waits for it.
    createTextInsertion(firstLink, hasIslands ? `<script>${build.loader}</script>` : ''),
    createTextInsertion(
      firstLink,
      `<link rel="stylesheet" href="${build.sharedSheet.url}" data-precedence="next"/>`,
    ),
    createTextInsertion(firstLink, style && `<style>${style}</style>`),
    createTextInsertion(getBodyEndOffset(page), rulesTag(rules)),
  ];
  if (!hasIslands) return { html: applyEdits(page, edits) };

  // React would load each style sheet that the flight data names. The page has all their rules already, so all these
  // names are replaced by that of the shared style sheet.
  const text = replaceFlightDataStyleSheetUrls(flight, build.sharedSheet.url);
  const url = `${build.newFilesUrl}/flight/${hashContent(text)}.js`;
  edits.push(createTextInsertion(getBodyEndOffset(page), json('runtime', [url, ...nextFiles])));
  return { html: applyEdits(page, edits), flight: { url, text } };
}
